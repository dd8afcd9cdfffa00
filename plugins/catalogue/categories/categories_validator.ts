import vine from '@vinejs/vine'

/** Which of the two trees is asked for; categories unless it says dishes. */
export const categoriesQuery = vine.create({ kind: vine.enum(['category', 'dish'] as const).optional() })
