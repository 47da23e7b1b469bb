import { useTable } from '../../wire/useTable';
import { ChatPanel } from './ChatPanel';
import { FillSeat } from './FillSeat';
import { LobbyActions } from './LobbyActions';
import { LobbyHead } from './LobbyHead';
import { LobbySeats } from './LobbySeats';
import { RuleList } from './RuleList';

/** Before the match: who sits where, who is ready, the rules, and a word or two. */
export function Lobby() {
  const card = useTable((state) => state.card);
  if (!card) return null;
  return (
    <main>
      <LobbyHead card={card} />
      <div className="wrap grid gap-6 py-6 min-[900px]:grid-cols-2 min-[1200px]:grid-cols-[560px_1fr_340px]">
        <section className="min-w-0 min-[900px]:max-[1199px]:col-span-2">
          <LobbySeats card={card} />
          <LobbyActions card={card} />
        </section>
        <div className="grid min-w-0 content-start gap-5">
          <FillSeat card={card} />
          <RuleList card={card} />
        </div>
        <ChatPanel />
      </div>
    </main>
  );
}
