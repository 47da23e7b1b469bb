import { star } from '../../cards/shapes';

/** A pointed arch: middle, width, top, bottom. */
function arch(cx: number, w: number, top: number, bottom: number): string {
  const h = w / 2;
  const spring = top + w * 0.6;
  return `M${cx - h} ${bottom}V${spring}C${cx - h} ${spring - w * 0.34} ${cx - h * 0.36} ${top + w * 0.2} ${cx} ${top}C${cx + h * 0.36} ${top + w * 0.2} ${cx + h} ${spring - w * 0.34} ${cx + h} ${spring}V${bottom}Z`;
}

const MERLONS = Array.from({ length: 19 }, (_, n) => n * 46 - 10);
const SIDES = [96, 232, 616, 752];

/** The courtyard at dusk: walls, tiles, the gate and its night sky. */
export function Courtyard() {
  return (
    <svg viewBox="0 0 848 400" aria-hidden="true" className="courtyard-wall">
      <defs>
        <linearGradient id="court-sky" x2="0" y2="1">
          <stop offset="0" stopColor="#1b2446" />
          <stop offset=".5" stopColor="#4c4270" />
          <stop offset=".8" stopColor="#b56a5c" />
          <stop offset="1" stopColor="#f0ac5c" />
        </linearGradient>
        <linearGradient id="court-wall" x2="0" y2="1">
          <stop offset="0" stopColor="#dcb883" />
          <stop offset="1" stopColor="#bd8d56" />
        </linearGradient>
        <linearGradient id="court-gate" x2="0" y2="1">
          <stop offset="0" stopColor="#e3c08c" />
          <stop offset="1" stopColor="#c59861" />
        </linearGradient>
        <linearGradient id="court-niche" x2="0" y2="1">
          <stop offset="0" stopColor="#3d2417" />
          <stop offset="1" stopColor="#7d4c26" />
        </linearGradient>
        <radialGradient id="court-glow">
          <stop offset="0" stopColor="#ffe9b0" stopOpacity=".95" />
          <stop offset="1" stopColor="#ffcf70" stopOpacity="0" />
        </radialGradient>
        <pattern id="court-tile" width="40" height="40" patternUnits="userSpaceOnUse">
          <rect width="40" height="40" fill="#0f5b57" />
          <polygon
            points={star(20, 20, 18.5, 12.5)}
            fill="#1c7a73"
            stroke="#e9c26a"
            strokeWidth="1.3"
          />
          <polygon points={star(20, 20, 7, 4.6)} fill="#e9c26a" />
          <path d="M0 0l6 6M40 0l-6 6M0 40l6-6M40 40l-6-6" stroke="#e9c26a" strokeWidth="1.3" />
        </pattern>
        <pattern id="court-brick" width="56" height="28" patternUnits="userSpaceOnUse">
          <path
            d="M0 0h56M0 14h56M14 0v14M42 14v14"
            stroke="#7a4d22"
            strokeOpacity=".13"
            fill="none"
          />
        </pattern>
        <linearGradient id="court-fade">
          <stop offset="0" stopColor="#000" />
          <stop offset=".16" stopColor="#fff" />
        </linearGradient>
        <mask id="court-mask">
          <rect width="848" height="400" fill="url(#court-fade)" />
        </mask>
      </defs>
      <g mask="url(#court-mask)">
        {MERLONS.map((x) => (
          <path key={x} d={`M${x} 118V98h7V88h8V78h12v10h8v10h7v20z`} fill="#d0a76e" />
        ))}
        <rect y="116" width="848" height="284" fill="url(#court-wall)" />
        <rect y="116" width="848" height="284" fill="url(#court-brick)" />
        <rect y="124" width="848" height="20" fill="url(#court-tile)" />
        <rect y="144" width="848" height="3" fill="#8a5a24" fillOpacity=".6" />
        {SIDES.map((x) => (
          <g key={x}>
            <path d={arch(x, 108, 168, 400)} fill="url(#court-tile)" />
            <path d={arch(x, 86, 186, 400)} fill="url(#court-niche)" />
            <circle cx={x} cy="292" r="66" fill="url(#court-glow)" opacity=".55" />
          </g>
        ))}
        <path d="M276 400V30h296v370z" fill="url(#court-gate)" />
        <rect x="276" y="30" width="296" height="370" fill="url(#court-brick)" />
        <path d="M268 30V16h312v14z" fill="#c99c62" />
        <path d="M284 42h280v358h-26V68H310v332h-26z" fill="url(#court-tile)" />
        <path d="M310 68h228v332H310z" fill="#cda36a" />
        <path d={arch(424, 212, 80, 400)} fill="#8a5a24" fillOpacity=".55" />
        <path d={arch(424, 200, 88, 400)} fill="url(#court-sky)" />
        <g fill="#fff4d0">
          <circle cx="366" cy="214" r="1.6" />
          <circle cx="386" cy="172" r="1.3" />
          <circle cx="470" cy="204" r="1.8" />
          <circle cx="496" cy="236" r="1.3" />
          <circle cx="350" cy="250" r="1.3" />
          <circle cx="448" cy="150" r="1.2" />
          <path d="M474 162a13 13 0 1 0 10 19 10.5 10.5 0 0 1-10-19z" />
        </g>
        <circle cx="424" cy="214" r="86" fill="url(#court-glow)" opacity=".75" />
      </g>
    </svg>
  );
}
