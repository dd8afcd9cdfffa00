import { lineKey } from '#plugins/sales/cart/services/line_key'
import type { Choice, ChosenPart, Sellable } from '#plugins/catalogue/index'
import type { StoredLine } from '#plugins/sales/cart/services/stored_cart'

/** A line for so many pieces of a variant; of a bundle with its chosen parts. */
export function newLine(
  { variantId, productId, name }: Sellable,
  parts: readonly ChosenPart[],
  quantity: number
): StoredLine {
  return {
    key: lineKey(variantId, parts),
    variantId,
    productId,
    name,
    quantity,
    seenAmount: null,
    // Stores the default choice, so that it is unchanged when the shop changes the default.
    choice: parts.length > 0 ? choiceOf(parts) : null,
  }
}

/** The lines of a cart with others added to them. Unchanged lines are the same objects. */
export function withLines(lines: readonly StoredLine[], added: readonly StoredLine[]): StoredLine[] {
  const wanted = [...lines]
  for (const line of added) {
    const at = wanted.findIndex(({ key }) => key === line.key)
    const standing = wanted[at]
    if (standing) wanted[at] = { ...standing, quantity: standing.quantity + line.quantity }
    else wanted.push(line)
  }
  return wanted
}

function choiceOf(parts: readonly ChosenPart[]): Choice {
  const choice: Choice = {}
  for (const { option, part, quantity } of parts) choice[option] = { ...choice[option], [part.sku]: quantity }
  return choice
}
