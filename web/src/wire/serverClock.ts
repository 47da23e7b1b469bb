const KEPT = 12;

/**
 * The server's time on this machine. A message is told late, never early, so the smallest difference
 * seen lately is the nearest to the truth.
 */
export class ServerClock {
  private differences: number[] = [];

  hear(serverNow: number, localNow = Date.now()): void {
    this.differences = [...this.differences, localNow - serverNow].slice(-KEPT);
  }

  /** A moment by the server's clock as one by ours. */
  toLocal(serverTime: number): number {
    return this.differences.length === 0 ? serverTime : serverTime + Math.min(...this.differences);
  }
}

export const serverClock = new ServerClock();
