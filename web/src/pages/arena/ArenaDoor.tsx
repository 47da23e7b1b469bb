import { Navigate } from 'react-router';

/** Without a game the arena opens with the one that most bots play. */
export function ArenaDoor() {
  return <Navigate to="/arena/tienlen" replace />;
}
