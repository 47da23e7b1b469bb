import { Card } from '../cards/Card';
import { CARD_RATIO } from './fanGeometry';
import { useLayout } from './StageLayout';
import './seals.css';

type RevealedProject = {
  id: string | number;
  /** "Khalid, fifty: 9 to queen of spades". */
  label: string;
  cards: readonly string[];
};

type Props = { title: string; projects: readonly RevealedProject[] };

/** Heights of the title, and of the words under a row of cards with the air between rows. */
const HEAD = 56;
const CAPTION = 42;

/** Cards that are shown to everybody, over the board. */
export function ProjectReveal({ title, projects }: Props) {
  const { carpet, card, radius, hand, size } = useLayout();
  const longest = Math.max(1, ...projects.map(({ cards }) => cards.length));
  // But on upright phones the own hand lies over the lower edge: it stays in front, and nothing under it.
  const under = size !== 'phone';
  const below = under ? Math.max(0, carpet.y + carpet.height - hand.top) : 0;
  const row = (carpet.height - below - HEAD) / Math.max(1, projects.length) - CAPTION;
  const width = Math.min(card, (carpet.width - 60) / longest - 6, row / CARD_RATIO);
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
        paddingBottom: below,
        ...(under ? { zIndex: 9 } : {}),
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
