import { gather, type Part } from './gather';

export default gather(import.meta.glob<Part>('./bg/*.ts', { eager: true }));
