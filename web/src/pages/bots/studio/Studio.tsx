import {
  BookOpen,
  FlaskConical,
  History,
  Lightbulb,
  NotebookText,
  Play,
  Settings2,
  Terminal,
  TriangleAlert,
} from 'lucide-react';
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { EditorHandle } from '../../../editor/CodeEditor';
import { markersOf } from '../../../editor/markers';
import { ClosedDoor } from '../../../frame/ClosedDoor';
import { useWords } from '../../../i18n';
import { announce } from '../../../table/Announcer';
import { Loading } from '../../../ui/Loading';
import { type Tab, Tabs } from '../../../ui/Tabs';
import { failureText, notify } from '../../../ui/toasts';
import { useCareful } from '../../../ui/useCareful';
import { useLoaded } from '../../../ui/useLoaded';
import { useMedia } from '../../../ui/useMedia';
import { bots } from '../../../wire/bots';
import { useGame } from '../../../wire/catalogue';
import type { GameName } from '../../../wire/generated/messages';
import type { BotCard } from '../../../wire/generated/rest';
import { BotSide } from './BotSide';
import { Compare } from './Compare';
import { type PanelId, type Studio as Shared, StudioContext } from './context';
import { Panel } from './Panel';
import { SaveVersion } from './SaveVersion';
import { StudioBar } from './StudioBar';
import { useCheck } from './useCheck';
import { useDraft } from './useDraft';
import { useTrials } from './useTrials';
import './studio.css';

const CodeEditor = lazy(() => import('../../../editor/CodeEditor'));

const BELOW: readonly PanelId[] = ['problems', 'console', 'states', 'practice', 'logs'];
const BESIDE: readonly PanelId[] = ['reference', 'examples', 'settings'];
const ICONS = {
  problems: TriangleAlert,
  console: Terminal,
  states: FlaskConical,
  practice: Play,
  logs: NotebookText,
  versions: History,
  reference: BookOpen,
  examples: Lightbulb,
  settings: Settings2,
} as const;
const CODE_PANEL = {
  id: 'studio-panel',
  role: 'tabpanel',
  'aria-labelledby': 'studio-panel-code',
} as const;
/** The pause after which those who listen are told of problems. */
const QUIET = 1000;

/** Where a bot is written, tried, saved and sent to tables. */
export function Studio({ bot, onBot }: { bot: BotCard; onBot: (bot: BotCard) => void }) {
  const { t, say } = useWords();
  const careful = useCareful();
  const [search] = useSearchParams();
  const wanted = Number(search.get('version')) || null;
  const { opened, given, draft, change, take, versions, loadVersions, more } = useDraft(
    bot.id,
    wanted,
  );
  const [game, setGame] = useState<GameName>(bot.games[0] ?? 'tienlen');
  const shownGame = bot.games.includes(game) ? game : (bot.games[0] ?? game);
  const [api] = useLoaded(bots.api);
  const [examples] = useLoaded(bots.examples);
  const check = useCheck(draft.source, opened.state === 'here' ? shownGame : null);
  const trials = useTrials(bot.id);
  const editor = useRef<EditorHandle>(null);
  const wide = useMedia('(min-width: 1100px)');
  const [below, setBelow] = useState<PanelId>('problems');
  const [beside, setBeside] = useState<PanelId>('reference');
  const [narrow, setNarrow] = useState<PanelId | 'code'>('code');
  const [saving, setSaving] = useState(false);
  const [comparing, setComparing] = useState(false);
  const info = useGame(shownGame);
  const [wishedSeats, setSeats] = useState(0);
  const seats = info?.seats.includes(wishedSeats) ? wishedSeats : (info?.default_seats ?? 2);
  const [against, setAgainst] = useState<readonly string[]>([]);

  const open = useCallback((panel: PanelId) => {
    if (BESIDE.includes(panel)) setBeside(panel);
    else setBelow(panel);
    setNarrow(panel);
  }, []);
  const go = useCallback((line: number, column: number) => {
    setNarrow('code');
    // The editor has no size while it is hidden.
    requestAnimationFrame(() => editor.current?.go(line, column));
  }, []);
  const markers = useMemo(
    () => (check.source === null ? [] : markersOf(check.source, check.found)),
    [check.source, check.found],
  );
  const errors = check.found.filter(({ severity }) => severity === 'error').length;
  const problems = check.found.length;
  useEffect(() => {
    if (problems === 0) return;
    const timer = setTimeout(() => announce(t('bots.problemCount', { count: problems })), QUIET);
    return () => clearTimeout(timer);
  }, [problems, t]);

  const { source } = draft;
  const { run } = trials;
  const test = useCallback(() => {
    open('states');
    void run('states', { source, game: shownGame });
  }, [open, run, source, shownGame]);
  const practice = useCallback(() => {
    open('practice');
    const others = Array.from({ length: seats - 1 }, (_, at) => against[at] ?? 'house:medium');
    const seed = String(Math.floor(Math.random() * 1e9));
    void run('match', { source, game: shownGame, seats, against: others, seed });
  }, [open, run, source, shownGame, seats, against]);
  const commands = useMemo(
    () => ({ save: () => setSaving(true), test, practice }),
    [test, practice],
  );

  const openVersion = useCallback(
    async (number: number) => {
      const found = await careful(() => bots.version(bot.id, number));
      if (!found) return;
      take(found.source, number);
      setNarrow('code');
      notify(t('bots.opened', { version: number }));
    },
    [careful, bot.id, take, t],
  );
  const activate = useCallback(
    async (number: number | null) => {
      const changed = await careful(() => bots.activate(bot.id, number));
      if (!changed) return;
      onBot(changed);
      await careful(loadVersions);
      notify(number === null ? t('bots.nowRests') : t('bots.nowPlays', { version: number }));
    },
    [careful, bot.id, onBot, loadVersions, t],
  );

  if (opened.state === 'failed') return <ClosedDoor text={failureText(say, opened.failure)} />;
  const shared: Shared = {
    bot,
    onBot,
    game: shownGame,
    onGame: setGame,
    api: api.state === 'here' ? api.value : null,
    examples: examples.state === 'here' ? examples.value : [],
    draft,
    take,
    versions,
    moreVersions: more,
    openVersion,
    activate,
    check,
    errors,
    trials,
    test,
    practice,
    against,
    onAgainst: setAgainst,
    seats,
    onSeats: setSeats,
    open,
    go,
    compare: () => setComparing(true),
  };
  const tab = (id: PanelId): Tab<PanelId> => {
    const Icon = ICONS[id];
    const count = id === 'problems' ? problems : 0;
    return {
      id,
      label: t(`bots.panel.${id}`),
      icon: <Icon size={15} aria-hidden="true" />,
      badge: count > 0 ? { count, text: t('bots.problemCount', { count }) } : undefined,
    };
  };
  const all: Tab<PanelId | 'code'>[] = [
    { id: 'code', label: t('bots.panel.code') },
    ...[...BELOW, 'versions' as const, ...BESIDE].map(tab),
  ];
  const shown = wide ? below : narrow;
  return (
    <StudioContext value={shared}>
      <div className="studio">
        {wide && <BotSide />}
        <main className="studio-main">
          <StudioBar onSave={() => setSaving(true)} />
          {!wide && (
            <Tabs
              label={t('bots.panels')}
              tabs={all}
              value={narrow}
              onChange={setNarrow}
              panel="studio-panel"
            />
          )}
          <div
            className="studio-code"
            hidden={!wide && narrow !== 'code'}
            {...(!wide && narrow === 'code' && CODE_PANEL)}
          >
            {opened.state === 'loading' ? (
              <Loading />
            ) : (
              <Suspense fallback={<Loading rows={6} />}>
                <CodeEditor
                  given={given}
                  onChange={change}
                  label={t('bots.editorOf', { name: bot.name })}
                  markers={markers}
                  api={shared.api}
                  game={shownGame}
                  commands={commands}
                  handle={editor}
                />
              </Suspense>
            )}
          </div>
          {shown !== 'code' && (
            <section className="studio-below">
              {wide && (
                <Tabs
                  label={t('bots.results')}
                  tabs={BELOW.map(tab)}
                  value={below}
                  onChange={open}
                  panel="studio-panel"
                />
              )}
              <Panel id={shown} place="studio-panel" />
            </section>
          )}
        </main>
        {wide && (
          <aside className="studio-beside" aria-label={t('bots.help')}>
            <Tabs
              label={t('bots.help')}
              tabs={BESIDE.map((id) => ({ id, label: t(`bots.panel.${id}`) }))}
              value={beside}
              onChange={open}
              panel="studio-help"
            />
            <Panel id={beside} place="studio-help" />
          </aside>
        )}
      </div>
      {saving && (
        <SaveVersion
          onClose={() => setSaving(false)}
          onSaved={async (version, card) => {
            take(source, version.number);
            onBot(card);
            setSaving(false);
            await careful(loadVersions);
          }}
        />
      )}
      {comparing && <Compare onClose={() => setComparing(false)} />}
    </StudioContext>
  );
}
