/** A move that the life cycle does not allow. The owner gives it its words; these are the facts. */
export class IllegalTransition extends Error {
  override name = 'IllegalTransition'

  constructor(
    /** The life cycle's name, such as "sales.order". */
    readonly machine: string,
    readonly from: string,
    readonly action: string,
    /** What may be done from here instead. */
    readonly allowed: readonly string[]
  ) {
    super(`${machine}: "${action}" is not allowed from "${from}" (allowed: ${allowed.join(', ') || 'nothing'})`)
  }
}
