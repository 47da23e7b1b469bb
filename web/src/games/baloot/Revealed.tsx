import { ProjectReveal } from '../../table/ProjectReveal';
import { byRank } from './cards';
import { teamOf, type View } from './types';
import { called, projectName, type Talk } from './words';

/** The projects that count, over the board. */
export function Revealed({ talk, projects }: { talk: Talk; projects: View['projects'] }) {
  const { t, teamName } = talk;
  const [first] = projects;
  if (!first) return null;
  return (
    <ProjectReveal
      title={t('baloot.reveal.title', { team: teamName(teamOf(first.seat)) })}
      projects={projects.map(({ seat, project, cards = [] }, id) => ({
        id,
        label: t('baloot.reveal.label', {
          name: called(talk, seat),
          project: projectName(t, project),
        }),
        cards: byRank(cards),
      }))}
    />
  );
}
