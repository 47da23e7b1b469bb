import { star } from './shapes';

/** Teal with a gold star lattice and an ivory rim. */
export function BackFace() {
  return (
    <>
      <defs>
        <pattern
          id="card-back-lattice"
          x="12"
          y="12"
          width="56.5"
          height="54.33"
          patternUnits="userSpaceOnUse"
        >
          <polygon
            points={star(28.2, 27.1, 27, 18)}
            fill="#156468"
            stroke="#e3b45a"
            strokeWidth="2"
          />
          <polygon points={star(28.2, 27.1, 12, 8)} fill="#e3b45a" />
          <path
            d="M0 0l9 9M56.5 0l-9 9M0 54.3l9-9M56.5 54.3l-9-9"
            stroke="#e3b45a"
            strokeWidth="2"
          />
        </pattern>
      </defs>
      <rect width="250" height="350" fill="#fffaf0" />
      <rect x="12" y="12" width="226" height="326" rx="12" fill="#0f4f52" />
      <rect x="12" y="12" width="226" height="326" rx="12" fill="url(#card-back-lattice)" />
      <rect
        x="12"
        y="12"
        width="226"
        height="326"
        rx="12"
        fill="none"
        stroke="#e3b45a"
        strokeWidth="3"
      />
    </>
  );
}
