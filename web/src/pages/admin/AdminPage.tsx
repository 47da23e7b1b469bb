import type { ReactNode } from 'react';
import { NavLink, Route, Routes, useLocation } from 'react-router';
import { ClosedDoor } from '../../frame/ClosedDoor';
import { keepsOrder } from '../../frame/navigation';
import { InEnglish, useWords } from '../../i18n';
import { Loading } from '../../ui/Loading';
import { useCurrentInView } from '../../ui/useCurrentInView';
import { useSession } from '../../wire/session';
import { Addresses } from './Addresses';
import { Announcements } from './Announcements';
import { Arena } from './Arena';
import { Audit } from './Audit';
import { Bot } from './Bot';
import { Bots } from './Bots';
import { HouseSettings } from './HouseSettings';
import { Matches } from './Matches';
import { Overview } from './Overview';
import { People } from './People';
import { Person } from './Person';
import { Report } from './Report';
import { Reports } from './Reports';
import { Tables } from './Tables';
import './admin.css';

type Room = { to: string; name: string; page: ReactNode; admin?: boolean };

const ROOMS: readonly Room[] = [
  { to: '', name: 'Overview', page: <Overview /> },
  { to: 'reports', name: 'Reports', page: <Reports /> },
  { to: 'people', name: 'People', page: <People /> },
  { to: 'addresses', name: 'Addresses', page: <Addresses /> },
  { to: 'tables', name: 'Tables', page: <Tables /> },
  { to: 'matches', name: 'Matches', page: <Matches /> },
  { to: 'bots', name: 'Bots', page: <Bots /> },
  { to: 'arena', name: 'Arena', page: <Arena />, admin: true },
  { to: 'announcements', name: 'Announcements', page: <Announcements /> },
  { to: 'settings', name: 'Rules', page: <HouseSettings />, admin: true },
  { to: 'audit', name: 'Audit', page: <Audit /> },
];

/** The back room of the house. Its words are English in every language: they are those of its documentation. */
export function AdminPage() {
  const { t } = useWords();
  const { state, player } = useSession();
  const row = useCurrentInView(useLocation().pathname);
  if (state === 'unknown') {
    return (
      <main className="wrap py-8">
        <Loading />
      </main>
    );
  }
  if (!keepsOrder(player)) return <ClosedDoor text={t('admin.refused')} />;
  const rooms = ROOMS.filter(({ admin }) => !admin || player?.role === 'admin');
  return (
    <main className="wrap admin py-6" lang="en" dir="ltr">
      <nav ref={row} aria-label="Admin" className="admin-rooms">
        {rooms.map(({ to, name }) => (
          <NavLink key={to} to={`/admin/${to}`} end={to === ''}>
            {name}
          </NavLink>
        ))}
      </nav>
      <InEnglish>
        <Routes>
          {rooms.map(({ to, page }) => (
            <Route key={to} path={to} element={page} />
          ))}
          <Route path="people/:id" element={<Person />} />
          <Route path="reports/:id" element={<Report />} />
          <Route path="bots/:id" element={<Bot />} />
          <Route path="*" element={<p>There is no such room.</p>} />
        </Routes>
      </InEnglish>
    </main>
  );
}
