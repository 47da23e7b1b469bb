import { star } from '../cards/shapes';

export function Logo({ size = 34 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 48 48" aria-hidden="true" className="flex-none">
      <polygon points={star(24, 24, 24, 17.5)} fill="var(--glaze)" />
      <path
        d="M13.5 36V23c0-6 6-8.5 10.5-12.5C28.5 14.5 34.5 17 34.5 23v13z"
        fill="var(--lantern)"
      />
      <path d="M18 36V25.5c0-3.6 3.4-5 6-7.5 2.6 2.5 6 3.9 6 7.5V36z" fill="var(--surface)" />
      <circle cx="24" cy="27" r="2.6" fill="var(--lantern)" />
    </svg>
  );
}
