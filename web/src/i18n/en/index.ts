import { account } from './account';
import { arena } from './arena';
import { baloot } from './baloot';
import { bots } from './bots';
import { cards } from './cards';
import { frame } from './frame';
import { hints } from './hints';
import { home } from './home';
import { howto } from './howto';
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

/** Every text of the page in its source language. */
export const english = {
  ...cards,
  ...table,
  ...frame,
  ...home,
  ...account,
  ...arena,
  ...lobby,
  ...bots,
  ...options,
  ...order,
  ...replay,
  ...result,
  ...howto,
  ...hints,
  ...omi,
  ...tienlen,
  ...jolly,
  ...baloot,
  ...santase,
};
