import { useEffect, useState } from 'react';

/** `on`, and for `milliseconds` after it was: what came and went at once can be seen. */
export function useLinger(on: boolean, milliseconds: number): boolean {
  const [lingers, setLingers] = useState(false);
  useEffect(() => {
    if (on) {
      setLingers(true);
      return undefined;
    }
    const timer = setTimeout(() => setLingers(false), milliseconds);
    return () => clearTimeout(timer);
  }, [on, milliseconds]);
  return on || lingers;
}
