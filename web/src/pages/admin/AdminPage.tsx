import type { ReactNode } from 'react';
import { NavLink, Route, Routes, useLocation } from 'react-router';
import { ClosedDoor } from '../../frame/ClosedDoor';
import { keepsOrder } from '../../frame/navigation';
import { type MessageKey, useWords } from '../../i18n';
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

type Room = { to: string; name: MessageKey; page: ReactNode; admin?: boolean };

const ROOMS: readonly Room[] = [
  { to: '', name: 'admin.overview', page: <Overview /> },
  { to: 'reports', name: 'admin.reports', page: <Reports /> },
  { to: 'people', name: 'admin.people', page: <People /> },
  { to: 'addresses', name: 'admin.addresses', page: <Addresses /> },
  { to: 'tables', name: 'admin.tables', page: <Tables /> },
  { to: 'matches', name: 'admin.matches', page: <Matches /> },
  { to: 'bots', name: 'admin.bots', page: <Bots /> },
  { to: 'arena', name: 'admin.arena', page: <Arena />, admin: true },
  { to: 'announcements', name: 'admin.announcements', page: <Announcements /> },
  { to: 'settings', name: 'admin.rules', page: <HouseSettings />, admin: true },
  { to: 'audit', name: 'admin.audit', page: <Audit /> },
];

/** The back room of the house. */
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
    <main className="wrap admin py-6">
      <nav ref={row} aria-label={t('nav.admin')} className="admin-rooms scroll-fade">
        {rooms.map(({ to, name }) => (
          <NavLink key={to} to={`/admin/${to}`} end={to === ''}>
            {t(name)}
          </NavLink>
        ))}
      </nav>
      <Routes>
        {rooms.map(({ to, page }) => (
          <Route key={to} path={to} element={page} />
        ))}
        <Route path="people/:id" element={<Person />} />
        <Route path="reports/:id" element={<Report />} />
        <Route path="bots/:id" element={<Bot />} />
        <Route path="*" element={<p>{t('admin.noRoom')}</p>} />
      </Routes>
    </main>
  );
}
