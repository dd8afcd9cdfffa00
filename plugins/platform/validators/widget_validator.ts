import vine from '@vinejs/vine'

const day = () => vine.date({ formats: ['YYYY-MM-DD'] })

/** The days of a widget, both within. */
export const showWidget = vine.create({ from: day(), to: day().afterOrSameAs('from') })
