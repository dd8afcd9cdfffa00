import type { ResponseOf } from '#web/lib/registry'

export type BoardColumn = ResponseOf<'tickets.admin.board.show'>['data']['columns'][number]

export type Card = BoardColumn['cards'][number]
