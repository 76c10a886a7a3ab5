/** What `tokens.css` says of everything that an appearance may change, for a preview that takes a choice back. */
export const BASE_TOKENS: Readonly<Record<string, string>> = {
  signal: '#c63a06',
  'signal-strong': '#a22e03',
  'signal-soft': '#fdeee7',
  'signal-ink': '#fff',
  'signal-on-night': '#ff8a55',
  night: '#0a1626',
  'night-soft': '#16253a',
  'night-rule': '#2b3d54',
  'night-ink': '#fff',
  'night-ink-soft': '#b9c6d6',
  'radius-s': '3px',
  'radius-m': '6px',
  'radius-l': '10px',
  'space-5': '1.5rem',
  'space-6': '2rem',
  'space-7': '3rem',
  'font-display':
    'Bahnschrift, "DIN Alternate", "Roboto Condensed", "Arial Narrow", "Liberation Sans Narrow", sans-serif-condensed, var(--font-text)',
};
