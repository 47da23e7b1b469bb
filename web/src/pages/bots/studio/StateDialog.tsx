import { useState } from 'react';
import { useWords } from '../../../i18n';
import { Dialog } from '../../../ui/Dialog';
import { Tabs } from '../../../ui/Tabs';
import type { GameName } from '../../../wire/generated/messages';
import type { TriedState } from '../../../wire/generated/rest';
import { StateBoard } from './StateBoard';

type Props = { game: GameName; state: TriedState; onClose: () => void };

/** A state that the bot was asked about: as a table, or as the bot gets it. */
export function StateDialog({ game, state, onClose }: Props) {
  const { t } = useWords();
  const [shown, setShown] = useState<'board' | 'json'>('board');
  return (
    <Dialog title={t('bots.stateTitle')} onClose={onClose} wide="full">
      <p className="mb-2 text-14 text-ink-2">
        {t('bots.answered')}{' '}
        <code dir="ltr" className="break-all">
          {state.strike ?? state.answer}
        </code>
      </p>
      <Tabs
        label={t('bots.stateTitle')}
        tabs={[
          { id: 'board', label: t('bots.asTable') },
          { id: 'json', label: t('bots.asJson') },
        ]}
        value={shown}
        onChange={setShown}
        panel="state-shown"
      />
      <div
        id="state-shown"
        role="tabpanel"
        aria-labelledby={`state-shown-${shown}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached with the keyboard
        tabIndex={0}
        className="state-shown"
      >
        {shown === 'board' ? (
          <StateBoard game={game} view={state.view} />
        ) : (
          <pre dir="ltr" className="state-json">
            {JSON.stringify(state.view, null, 2)}
          </pre>
        )}
      </div>
    </Dialog>
  );
}
