/** Sides of the square pictures of products, in pixels, by the platform's size prefix (`''` is the original). */
export const SIDES = { s_: 120, m_: 400, b_: 800, '': 1600 } as const;
