import { create } from 'zustand';

export const useFind = create<{ shown: boolean }>(() => ({ shown: false }));
export const openFind = (): void => useFind.setState({ shown: true });
export const closeFind = (): void => useFind.setState({ shown: false });
