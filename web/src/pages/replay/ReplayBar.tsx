import { ChevronLeft, ChevronRight, Link2, Pause, Play, SkipBack, SkipForward } from 'lucide-react';
import { useWords } from '../../i18n';
import { copy } from '../../ui/copy';
import { notify } from '../../ui/toasts';
import type { Frame, MatchCard } from '../../wire/generated/messages';
import { SeatSwitch } from './SeatSwitch';
import { Timeline } from './Timeline';
import type { Course } from './useFrames';
import { SPEEDS, type usePlayback } from './usePlayback';
import { useTold } from './useTold';
import type { Viewer } from './viewer';

type Props = {
  match: MatchCard;
  mine: number | null;
  course: Course;
  viewer: Viewer;
  onViewer: (viewer: Viewer) => void;
  frame: Frame;
  seq: number;
  onJump: (seq: number) => void;
  playback: ReturnType<typeof usePlayback>;
  /** There is a link to it. */
  shared: boolean;
};

/** Step, play, speed, through whose eyes, and a link to this moment. */
export function ReplayBar(props: Props) {
  const { match, mine, course, viewer, onViewer, frame, seq, onJump, playback, shared } = props;
  const { t } = useWords();
  const told = useTold(match)(frame);
  const { playing, toggle, speed, setSpeed } = playback;
  const last = course.total - 1;
  const dealBefore = course.deals.findLast((start) => start < seq) ?? 0;
  const dealAfter = course.deals.find((start) => start > seq) ?? last;
  const move = t('replay.move', { seq, all: last });
  const share = async () => {
    const here = `${location.origin}/matches/${match.id}/replay?seq=${seq}&seat=${viewer}`;
    await copy(here);
    notify(t('replay.copied'));
  };
  const steps = [
    { icon: SkipBack, label: t('replay.dealBefore'), to: dealBefore, off: seq === 0 },
    { icon: ChevronLeft, label: t('replay.back'), to: seq - 1, off: seq === 0 },
    { icon: ChevronRight, label: t('replay.on'), to: seq + 1, off: seq >= last },
    { icon: SkipForward, label: t('replay.dealAfter'), to: dealAfter, off: seq >= last },
  ].map(({ icon: Icon, label, to, off }) => (
    <button
      key={label}
      type="button"
      className="icon-button"
      data-filled
      aria-label={label}
      disabled={off}
      onClick={() => onJump(to)}
    >
      <Icon size={19} />
    </button>
  ));
  return (
    <section className="replay-bar" aria-label={t('replay.title')}>
      <div className="replay-steps" dir="ltr">
        {steps.slice(0, 2)}
        <button
          type="button"
          className="replay-play"
          aria-label={t(playing ? 'replay.pause' : 'replay.play')}
          onClick={toggle}
        >
          {playing ? <Pause size={21} /> : <Play size={21} />}
        </button>
        {steps.slice(2)}
      </div>
      <p className="replay-told">
        <b>{move}</b>
        <span>{told.shown}</span>
      </p>
      <SeatSwitch match={match} mine={mine} viewer={viewer} onChange={onViewer} />
      <button
        type="button"
        className="btn replay-speed"
        data-kind="neutral"
        data-size="small"
        aria-label={t('replay.speed', { speed })}
        onClick={() => setSpeed(SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 1)}
      >
        {t('replay.times', { speed })}
      </button>
      {shared && (
        <button
          type="button"
          className="btn replay-link"
          data-kind="neutral"
          data-size="small"
          aria-label={t('replay.link')}
          title={t('replay.link')}
          onClick={() => void share()}
        >
          <Link2 size={17} />
          <span>{t('replay.link')}</span>
        </button>
      )}
      <Timeline
        course={course}
        seq={seq}
        text={`${move}. ${told.spoken}`}
        first={Number(frame.view.options.start_deal ?? 1)}
        onJump={onJump}
        onToggle={toggle}
      />
    </section>
  );
}
