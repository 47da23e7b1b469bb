import { useId } from 'react';
import { star } from '../cards/shapes';

const BODY = 'M13 31h34l6 14v30l-6 12H13L7 75V45z';

/** A lit lantern on its chain; it sways a little where motion is welcome. */
export function Lantern({ width, className = '' }: { width: number; className?: string }) {
  const id = useId();
  return (
    <svg
      width={width}
      height={width * 1.9}
      viewBox="0 0 60 114"
      aria-hidden="true"
      className={`lantern ${className}`}
    >
      <radialGradient id={id}>
        <stop offset="0" stopColor="#fff6d8" />
        <stop offset="1" stopColor="#f0a93a" />
      </radialGradient>
      <path d="M30 0v22" stroke="#7a5a2a" strokeWidth="2" />
      <path d="M20 22h20l5 9H15z" fill="#8a5f1e" />
      <path d={BODY} fill={`url(#${id})`} />
      <g stroke="#8a5f1e" strokeWidth="2.4" fill="none">
        <path d={BODY} />
        <path d="M22 31v56M38 31v56M7 45h46M7 75h46" />
        <polygon points={star(30, 60, 13, 9)} />
      </g>
      <path d="M15 87h30l-6 9H21z" fill="#8a5f1e" />
      <path d="M30 96v10" stroke="#8a5f1e" strokeWidth="3" />
      <circle cx="30" cy="109" r="4" fill="#8a5f1e" />
    </svg>
  );
}
