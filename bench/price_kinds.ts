/** Customer groups that have prices of their own in a large shop; empty: the public prices. */
export const GROUPS = ['', 'bench_a', 'bench_b', 'bench_c'] as const

export const CURRENCIES = ['EUR', 'USD'] as const
