import { Card } from '../cards/Card';
import { useLayout } from './StageLayout';
import './seals.css';

export type RevealedProject = {
  id: string | number;
  /** "Khalid, fifty: 9 to queen of spades". */
  label: string;
  cards: readonly string[];
};

type Props = { title: string; projects: readonly RevealedProject[] };

/** Cards that are shown to everybody, over the board. */
export function ProjectReveal({ title, projects }: Props) {
  const { carpet, card, radius } = useLayout();
  const longest = Math.max(1, ...projects.map(({ cards }) => cards.length));
  const width = Math.min(card, (carpet.width - 60) / longest - 6);
  return (
    <section
      className="project-reveal"
      aria-label={title}
      style={{
        left: carpet.x,
        top: carpet.y,
        width: carpet.width,
        height: carpet.height,
        borderRadius: radius,
      }}
    >
      <h3>{title}</h3>
      {projects.map(({ id, label, cards }) => (
        <figure key={id}>
          <div className="project-reveal-cards">
            {cards.map((code) => (
              <Card key={code} code={code} width={width} look="gold" />
            ))}
          </div>
          <figcaption>{label}</figcaption>
        </figure>
      ))}
    </section>
  );
}
