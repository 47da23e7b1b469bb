import { account } from './account';
import { baloot } from './baloot';
import { cards } from './cards';
import { frame } from './frame';
import { hints } from './hints';
import { home } from './home';
import { jolly } from './jolly';
import { lobby } from './lobby';
import { omi } from './omi';
import { options } from './options';
import { order } from './order';
import { replay } from './replay';
import { result } from './result';
import { santase } from './santase';
import { table } from './table';
import { tienlen } from './tienlen';

/** What the page says in its source language; the texts of its rooms are apart. */
export const english = {
  ...cards,
  ...table,
  ...frame,
  ...home,
  ...account,
  ...lobby,
  ...options,
  ...order,
  ...replay,
  ...result,
  ...hints,
  ...omi,
  ...tienlen,
  ...jolly,
  ...baloot,
  ...santase,
};
