/** Letters A to Z in small ones, as both databases' `lower()` writes a SKU. */
export function lowerSku(sku: string): string {
  return sku.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
}

/** SKUs by what they are without regard to case: two that differ by case alone are one for people. */
export class AlikeSkus {
  readonly #skus = new Map<string, Set<string>>()

  constructor(skus: Iterable<string> = []) {
    for (const sku of skus) this.add(sku)
  }

  add(sku: string): void {
    const lower = lowerSku(sku)
    this.#skus.set(lower, (this.#skus.get(lower) ?? new Set()).add(sku))
  }

  /** Another SKU that differs by case alone; null: there is none. `except`: one that gives way to it. */
  of(sku: string, except: ReadonlySet<string> = new Set()): string | null {
    const alike = [...(this.#skus.get(lowerSku(sku)) ?? [])]
    return alike.find((other) => other !== sku && !except.has(other)) ?? null
  }
}
