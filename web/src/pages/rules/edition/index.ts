import type { GameName } from '../../../wire/generated/messages';
import { baloot } from './baloot';
import { jolly } from './jolly';
import { omi } from './omi';
import { santase } from './santase';
import { tienlen } from './tienlen';
import type { Edition } from './types';

export const EDITIONS: Record<GameName, Edition> = { omi, tienlen, jolly, baloot, santase };
