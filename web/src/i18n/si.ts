import { gather, type Part } from './gather';

export default gather(import.meta.glob<Part>('./si/*.ts', { eager: true }));
