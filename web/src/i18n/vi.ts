import { gather, type Part } from './gather';

export default gather(import.meta.glob<Part>('./vi/*.ts', { eager: true }));
