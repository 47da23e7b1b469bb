import { Armchair, Menu, Moon, Search, Sun } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { useWords } from '../i18n';
import { toggleTheme, useTheme } from '../settings/useTheme';
import { ButtonLink } from '../ui/ButtonLink';
import { Dialog } from '../ui/Dialog';
import { Logo } from '../ui/Logo';
import { useSession } from '../wire/session';
import { AccountMenu } from './AccountMenu';
import { openFind } from './find';
import { LanguageMenu } from './LanguageMenu';
import { findMyTable, sitAt, useMyTable } from './myTable';
import { keepsOrder, PLACES } from './navigation';

/** What belongs to the first place, though its address is another. */
const AT_TABLES = /^\/(new$|t\/)/;

const placeLook = (here: boolean) =>
  `flex min-h-[40px] items-center whitespace-nowrap rounded-[10px] px-3.5 ${
    here ? 'bg-plaster-2 font-[650] text-ink dark-tab' : 'font-[550] text-ink-2 hover:text-ink'
  }`;

const TOOL =
  'flex min-h-[44px] w-full items-center gap-2.5 rounded-[10px] px-3.5 text-start font-[550] text-17';

/** Where you are, where you can go, and who you are. */
export function TopBar() {
  const { t } = useWords();
  const theme = useTheme();
  const player = useSession((state) => state.player);
  const visitor = useSession(({ state }) => state === 'visitor');
  const id = player?.id;
  useEffect(() => {
    if (visitor) sitAt(null);
    else if (id) void findMyTable();
  }, [visitor, id]);
  const { pathname } = useLocation();
  const mine = useMyTable((state) => state.code);
  const table = mine && pathname !== `/t/${mine}` ? mine : null;
  // Then the places have room on wide screens only, and are in the menu on others.
  const full = table !== null || keepsOrder(player);
  const [menu, setMenu] = useState(false);
  const places = PLACES.filter(({ admin }) => !admin || keepsOrder(player)).map(({ to, label }) => (
    <li key={to}>
      <NavLink
        to={to}
        end={to === '/'}
        className={({ isActive }) =>
          placeLook(isActive || (to === '/' && AT_TABLES.test(pathname)))
        }
        onClick={() => setMenu(false)}
      >
        {t(label)}
      </NavLink>
    </li>
  ));
  // A phone has no room for it in the bar: it is in the menu there.
  const themeLabel = t(theme === 'dark' ? 'nav.toLight' : 'nav.toDark');
  const ThemeIcon = theme === 'dark' ? Sun : Moon;
  return (
    <header className="sticky top-[var(--announced,0px)] z-40 border-line border-b bg-surface/95 backdrop-blur-sm">
      <div className="flex h-14 items-center gap-1.5 px-3 min-[700px]:h-16 min-[700px]:px-8">
        <Link
          to="/"
          aria-label={t('nav.home')}
          className="flex items-center gap-2.5 font-[800] font-display text-[25px] leading-none"
        >
          <Logo />
          <span className={table ? 'max-[481px]:hidden' : 'max-[359px]:hidden'}>
            {t('app.name')}
          </span>
        </Link>
        <nav
          aria-label={t('nav.main')}
          className={`ms-6 ${full ? 'max-[1200px]:hidden' : 'max-[1024px]:hidden'}`}
        >
          <ul className="flex gap-1">{places}</ul>
        </nav>
        <span className="grow" />
        {table && (
          <ButtonLink
            to={`/t/${table}`}
            kind="tinted"
            size="small"
            className="min-w-0 max-[481px]:px-2.5"
            aria-label={t('nav.backToTable')}
          >
            <Armchair size={17} aria-hidden="true" className="flex-none min-[376px]:hidden" />
            <span className="truncate max-[375px]:hidden">{t('nav.backToTable')}</span>
          </ButtonLink>
        )}
        <button
          type="button"
          className={`icon-button ${table ? 'max-[481px]:hidden' : ''}`}
          aria-label={t('find.title')}
          onClick={openFind}
        >
          <Search size={19} />
        </button>
        <LanguageMenu />
        <button
          type="button"
          className="icon-button max-[481px]:hidden"
          aria-label={themeLabel}
          onClick={() => toggleTheme(theme)}
        >
          <ThemeIcon size={19} aria-hidden="true" />
        </button>
        {player ? (
          <AccountMenu player={player} />
        ) : (
          <ButtonLink to="/login" kind="ghost" size="small">
            {t('nav.signIn')}
          </ButtonLink>
        )}
        <button
          type="button"
          className={`icon-button ${full ? 'min-[1200px]:hidden' : 'min-[1024px]:hidden'}`}
          aria-label={t('nav.menu')}
          aria-expanded={menu}
          onClick={() => setMenu(true)}
        >
          <Menu size={19} />
        </button>
      </div>
      {menu && (
        <Dialog title={t('nav.menu')} onClose={() => setMenu(false)}>
          <nav aria-label={t('nav.main')}>
            <ul className="grid gap-1 text-17">{places}</ul>
          </nav>
          <div className="mt-3 grid gap-1 border-line border-t pt-3 min-[481px]:hidden">
            {table && (
              <button
                type="button"
                className={TOOL}
                onClick={() => {
                  setMenu(false);
                  openFind();
                }}
              >
                <Search size={19} aria-hidden="true" />
                {t('find.title')}
              </button>
            )}
            <button type="button" className={TOOL} onClick={() => toggleTheme(theme)}>
              <ThemeIcon size={19} aria-hidden="true" />
              {themeLabel}
            </button>
          </div>
        </Dialog>
      )}
    </header>
  );
}
