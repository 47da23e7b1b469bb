import { useSearchParams } from 'react-router';

/** Where somebody wanted to go before signing in; only places of this page count. */
export function useNextPlace(): string {
  const [search] = useSearchParams();
  const wish = search.get('to') ?? '/';
  return /^\/(?![/\\])/.test(wish) ? wish : '/';
}
