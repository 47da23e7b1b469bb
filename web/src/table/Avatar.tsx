import { star } from '../cards/shapes';
import './avatar.css';

const PEOPLE: readonly (readonly [coat: string, skin: string, hair: string, ground: string])[] = [
  ['#c7643a', '#f6d9b8', '#3a2218', '#f3e2c4'],
  ['#1e6b68', '#e8c39a', '#1f1a17', '#dff0ea'],
  ['#6a4c93', '#f1d0ab', '#5a3418', '#ebe2f3'],
  ['#b8862b', '#d9a878', '#2a1a12', '#f8ecd0'],
  ['#2f5d8a', '#f4d4b4', '#7a4a22', '#dde8f2'],
  ['#8c2f39', '#c99366', '#191412', '#f6dfe0'],
  ['#4a7a3a', '#eac9a2', '#40281a', '#e4f0dc'],
  ['#94506b', '#f2d6b8', '#2b1b16', '#f5e2ea'],
];
const BOTS = [
  '#0f5b57',
  '#8a3d1f',
  '#3d4c8a',
  '#6b3566',
  '#5b6b1f',
  '#7a5a12',
  '#374151',
  '#8c2f39',
];

/** A steady number for a name, so that somebody looks the same everywhere; the levels of the house look different. */
export function faceOf(name: string): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 103 + (letter.codePointAt(0) ?? 0)) % 9973;
  return sum % 8;
}

function Person({ face }: { face: number }) {
  const [coat, skin, hair, ground] = PEOPLE[face] as (typeof PEOPLE)[number];
  const dress = face % 4;
  return (
    <>
      <rect width="100" height="100" fill={ground} />
      <polygon points={star(50, 46, 60, 44)} fill={coat} fillOpacity=".22" />
      {dress === 1 && (
        <path
          d="M50 14c24 0 31 20 31 42 0 18 4 32 8 46H11c4-14 8-28 8-46 0-22 7-42 31-42z"
          fill={coat}
        />
      )}
      {dress === 2 && <path d="M26 34c0-14 11-22 24-22s24 8 24 22l6 40H20z" fill={hair} />}
      <path d="M14 104c3-24 16-32 36-32s33 8 36 32z" fill={dress === 1 ? hair : coat} />
      <path d="M42 58h16v16c0 5-16 5-16 0z" fill={skin} />
      <path d="M33 34h34v16c0 15-8 22-17 22s-17-7-17-22z" fill={skin} />
      {dress === 0 && (
        <path
          d="M30 42c-3-20 6-28 20-28s23 8 20 28c-3-7-8-10-10-11-8 3-20 1-26-1-1 3-3 6-4 12z"
          fill={hair}
        />
      )}
      {dress === 1 && (
        <path d="M31 42c0-14 8-20 19-20s19 6 19 20c-6-8-12-10-19-10s-13 2-19 10z" fill={coat} />
      )}
      {dress === 2 && (
        <path d="M31 44c0-18 8-24 19-24s19 6 19 24c-2-6-6-10-10-12-6 4-20 4-28 12z" fill={hair} />
      )}
      {dress === 3 && (
        <>
          <path d="M27 36c0-16 10-24 23-24s23 8 23 24c-8-5-15-6-23-6s-15 1-23 6z" fill={coat} />
          <path d="M27 36c14-8 32-8 46 0v5c-14-7-32-7-46 0z" fill="#fff" fillOpacity=".55" />
          <path d="M36 56c2 14 8 18 14 18s12-4 14-18c-4 5-9 5-14 5s-10 0-14-5z" fill={hair} />
        </>
      )}
      <circle cx="43" cy="48" r="2.2" fill="#2a1a12" />
      <circle cx="57" cy="48" r="2.2" fill="#2a1a12" />
      <path
        d={`M45 ${dress === 3 ? 62 : 60}q5 4 10 0`}
        stroke={dress === 3 ? '#f2d6b8' : '#9a4a34'}
        strokeWidth="2.4"
        fill="none"
        strokeLinecap="round"
      />
    </>
  );
}

function Lantern({ face }: { face: number }) {
  const colour = BOTS[face];
  const eyes = face % 3;
  return (
    <>
      <rect width="100" height="100" fill={colour} />
      <polygon points={star(50, 50, 70, 48)} fill="#fff" fillOpacity=".09" />
      <path d="M50 10v8" stroke="#f4c667" strokeWidth="4" />
      <circle cx="50" cy="10" r="5" fill="#f4c667" />
      <path d="M34 26h32l12 16v28l-10 12H32L22 70V42z" fill="#fff3dc" />
      <path d="M34 26h32l4 6H30zM32 82h36l-4-6H36z" fill="#f4c667" />
      {eyes === 0 && (
        <>
          <rect x="33" y="46" width="10" height="14" rx="5" fill={colour} />
          <rect x="57" y="46" width="10" height="14" rx="5" fill={colour} />
        </>
      )}
      {eyes === 1 && (
        <path
          d="M32 54q7-9 13 0M55 54q7-9 13 0"
          stroke={colour}
          strokeWidth="5"
          fill="none"
          strokeLinecap="round"
        />
      )}
      {eyes === 2 && (
        <>
          <circle cx="38" cy="53" r="7" fill={colour} />
          <circle cx="62" cy="53" r="7" fill={colour} />
          <circle cx="40" cy="51" r="2.4" fill="#fff3dc" />
          <circle cx="64" cy="51" r="2.4" fill="#fff3dc" />
        </>
      )}
      <path d="M42 68h16" stroke={colour} strokeWidth="4" strokeLinecap="round" />
    </>
  );
}

type Props = {
  /** 0 to 7; `faceOf(name)` where nobody chose one. */
  face: number;
  bot?: boolean;
  size: number;
};

/** People are busts in a disc, bots lanterns in a rounded square: the shape tells them apart. */
export function Avatar({ face, bot = false, size }: Props) {
  return (
    <svg
      className="avatar"
      data-bot={bot || undefined}
      width={size}
      height={size}
      viewBox="0 0 100 100"
      aria-hidden="true"
    >
      {bot ? <Lantern face={face % 8} /> : <Person face={face % 8} />}
    </svg>
  );
}
