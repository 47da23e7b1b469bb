import { gather, type Part } from './gather';

export default gather(import.meta.glob<Part>('./de/*.ts', { eager: true }));
