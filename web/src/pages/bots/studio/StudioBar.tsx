import {
  ArrowLeft,
  CircleCheck,
  CloudOff,
  FileCode2,
  FlaskConical,
  Play,
  Upload,
} from 'lucide-react';
import { Link } from 'react-router';
import { useWords } from '../../../i18n';
import { Button } from '../../../ui/Button';
import { PlayAgainst } from '../PlayAgainst';
import { useStudio } from './context';

/** The file's name, whether it is safe, and what can be done with it. */
export function StudioBar({ onSave }: { onSave: () => void }) {
  const { t } = useWords();
  const { bot, draft, versions, errors, trials, test, practice, activate, game } = useStudio();
  const newest = versions[0]?.number ?? 0;
  const { edited, base } = draft;
  const idle = !edited && base !== null;
  const waits = idle && bot.active_version !== base;
  const why = errors > 0 ? t('bots.fixFirst') : undefined;
  return (
    <header className="studio-bar">
      <Link to="/bots" className="icon-button min-[1100px]:hidden" aria-label={t('bots.back')}>
        <ArrowLeft size={18} className="flip-rtl" />
      </Link>
      <h1 className="studio-file">
        <FileCode2 size={15} aria-hidden="true" />
        <span className="truncate">{bot.name}</span>
        {edited && <i title={t('bots.unsaved')} />}
      </h1>
      <span className="chip" role="status">
        {draft.kept || !edited ? <CircleCheck size={13} /> : <CloudOff size={13} />}
        {!edited
          ? t('bots.isVersion', { version: base ?? 0 })
          : t(draft.kept ? 'bots.keptDraft' : 'bots.noRoom')}
      </span>
      <div className="studio-actions">
        <Button
          size="small"
          icon={<FlaskConical size={15} />}
          disabled={trials.busy !== null}
          onClick={test}
        >
          {t('bots.test')}
        </Button>
        <Button
          size="small"
          icon={<Play size={15} />}
          disabled={trials.busy !== null}
          onClick={practice}
        >
          {t('bots.practice')}
        </Button>
        {waits && (
          <Button
            kind="primary"
            size="small"
            icon={<Upload size={15} />}
            onClick={() => void activate(base)}
          >
            {t('bots.activateVersion', { version: base })}
          </Button>
        )}
        {idle && !waits && <PlayAgainst bot={bot.id} game={game} kind="primary" />}
        {!idle && (
          <Button
            kind="primary"
            size="small"
            icon={<Upload size={15} />}
            disabled={errors > 0}
            title={why}
            onClick={onSave}
          >
            {t('bots.saveVersion', { version: newest + 1 })}
          </Button>
        )}
      </div>
    </header>
  );
}
