/** Lower-cases A to Z only, like `lower()` of both databases. */
export function lowerSku(sku: string): string {
  return sku.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
}

/** SKUs indexed without regard to case. Two that differ only by case look the same to people. */
export class AlikeSkus {
  readonly #skus = new Map<string, Set<string>>()

  constructor(skus: Iterable<string> = []) {
    for (const sku of skus) this.add(sku)
  }

  add(sku: string): void {
    const lower = lowerSku(sku)
    this.#skus.set(lower, (this.#skus.get(lower) ?? new Set()).add(sku))
  }

  /** Another SKU that differs only by case; null: none. `except`: SKUs that are about to be removed or renamed. */
  of(sku: string, except: ReadonlySet<string> = new Set()): string | null {
    const alike = [...(this.#skus.get(lowerSku(sku)) ?? [])]
    return alike.find((other) => other !== sku && !except.has(other)) ?? null
  }
}
