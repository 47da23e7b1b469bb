import { useCallback, useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { ClosedDoor } from '../../frame/ClosedDoor';
import { useWords } from '../../i18n';
import { Loading } from '../../ui/Loading';
import { failureText } from '../../ui/toasts';
import { useLoaded } from '../../ui/useLoaded';
import { bots } from '../../wire/bots';
import type { BotCard } from '../../wire/generated/rest';
import { useSession } from '../../wire/session';
import { PublicBot } from './PublicBot';
import { Studio } from './studio/Studio';

/** A bot: its editor for whoever owns it, its card for everybody else. */
export function BotPage() {
  const { id = '' } = useParams();
  const known = useSession(({ state }) => state !== 'unknown');
  // Not before it is known who asks: the answer says whose bot it is.
  return known ? <Found key={id} id={id} /> : <Loading />;
}

function Found({ id }: { id: string }) {
  const { t, say } = useWords();
  const me = useSession(({ player }) => player?.id);
  // biome-ignore lint/correctness/useExhaustiveDependencies: somebody else sees another card
  const [loaded] = useLoaded(useCallback(() => bots.show(id), [id, me]));
  const [bot, setBot] = useState<BotCard | null>(null);
  useEffect(() => {
    if (loaded.state === 'here') setBot(loaded.value);
  }, [loaded]);
  if (loaded.state === 'failed') {
    const { failure } = loaded;
    return (
      <ClosedDoor
        text={failure.code === 'not_found' ? t('bots.gone') : failureText(say, failure)}
      />
    );
  }
  if (!bot) {
    return (
      <div className="wrap py-8">
        <Loading />
      </div>
    );
  }
  return bot.mine ? <Studio bot={bot} onBot={setBot} /> : <PublicBot bot={bot} />;
}
