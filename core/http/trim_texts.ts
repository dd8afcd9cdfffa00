/**
 * Trims the texts of a parsed JSON body; one of spaces only becomes null, as an empty one does. Rich texts stay as they are: a space
 * at the end of one of their texts stands before a link or a bold word.
 */
export function trimTexts(body: unknown): void {
  // A stack instead of recursion: lists may be nested ten thousand levels deep.
  const stack = [body]
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    if (typeof next !== 'object' || next === null || isRichText(next)) continue
    const inside = next as Record<string, unknown>
    for (const [name, value] of Object.entries(inside)) {
      if (typeof value === 'string') inside[name] = value.trim() || null
      else stack.push(value)
    }
  }
}

function isRichText(value: object): boolean {
  const { type, content } = value as { type?: unknown; content?: unknown }
  return type === 'doc' && Array.isArray(content)
}
