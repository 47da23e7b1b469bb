import { Card } from './Card';

/** A card that lies face down. */
export function CardBack({ width, name }: { width: number; name?: string }) {
  return <Card code="back" width={width} name={name} />;
}
