import { GitCompare } from 'lucide-react';
import { Link } from 'react-router';
import { useWords } from '../../../i18n';
import { Button } from '../../../ui/Button';
import { Empty } from '../../../ui/Empty';
import type { VersionCompared } from '../../../wire/generated/rest';
import { toneOf } from '../../arena/crosstable';
import { usePoints } from '../../arena/usePoints';
import { VERDICTS } from '../../arena/verdicts';
import { useStudio } from './context';

/** The versions as a panel of their own, where there is no column for them. */
export function Versions() {
  const { t } = useWords();
  const { versions, compare } = useStudio();
  return (
    <div className="grid gap-3 p-4">
      <VersionRows />
      {versions.length > 0 && (
        <Button icon={<GitCompare size={16} />} className="justify-self-start" onClick={compare}>
          {t('bots.compare')}
        </Button>
      )}
    </div>
  );
}

/** What the arena measured of a version against another one, on the same boards. */
function Compared({ version, compared }: { version: number; compared: VersionCompared }) {
  const { t } = useWords();
  const { points } = usePoints();
  const { challenge, against, mean, significance } = compared;
  const versions = { candidate: String(version), other: String(against) };
  return (
    <Link to={`/arena/challenges/${challenge}`} className="studio-compared text-link">
      <bdi>
        <b>{points(mean)}</b> {t('arena.pointsAGame')}
      </bdi>
      {' · '}
      <bdi>{t(VERDICTS[toneOf({ margin: mean, significance })], versions)}</bdi>
    </Link>
  );
}

/** Every version, the newest first; a press opens it, and any of them may play. */
export function VersionRows() {
  const { t, date, joined } = useWords();
  const { bot, draft, versions, openVersion, activate, moreVersions } = useStudio();
  if (versions.length === 0) return <Empty text={t('bots.noVersions')} />;
  const newest = versions[0]?.number ?? 0;
  return (
    <>
      <ul className="studio-versions">
        {draft.edited && (
          <li data-draft="">
            <div>
              <b>{t('bots.version', { version: newest + 1 })}</b>
              <span>{t('bots.draftOfBrowser')}</span>
            </div>
          </li>
        )}
        {versions.map(({ number, created_at, notes, compared }) => {
          const active = number === bot.active_version;
          const older = bot.active_version !== null && number < bot.active_version;
          return (
            <li key={number}>
              <button
                type="button"
                title={notes || undefined}
                aria-label={t('bots.openVersion', { version: number })}
                onClick={() => void openVersion(number)}
              >
                <b>{t('bots.version', { version: number })}</b>
                <span>{joined([date(created_at, { day: 'numeric', month: 'short' }), notes])}</span>
              </button>
              {active ? (
                <em className="chip" data-tone="ok">
                  {t('bots.active')}
                </em>
              ) : (
                <button
                  type="button"
                  className="text-link"
                  aria-label={t(older ? 'bots.rollBackTo' : 'bots.activateVersion', {
                    version: number,
                  })}
                  onClick={() => void activate(number)}
                >
                  {t(older ? 'bots.rollBack' : 'bots.activate')}
                </button>
              )}
              {compared && <Compared version={number} compared={compared} />}
            </li>
          );
        })}
      </ul>
      {moreVersions && (
        <Button size="small" onClick={() => void moreVersions()}>
          {t('bots.olderVersions')}
        </Button>
      )}
    </>
  );
}
