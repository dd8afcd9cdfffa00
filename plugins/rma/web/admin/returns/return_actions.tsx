import { RecordActions, type RecordAction } from '#web/admin/record_actions'
import { useRouteAddress } from '#web/admin/route_address'
import { useWords } from '#web/lib/i18n'
import { MoveDialog } from './move_dialog'
import type { ReturnMove, StaffReturn } from './return_data'

/** What follows from each state, the likeliest first. */
const NEXT: readonly ReturnMove[] = ['receive', 'take', 'refund', 'replace', 'cancel', 'approve', 'solve']

/** The move that is the next one: what the customer asked for, where it can be done. */
function nextMove({ moves, resolution, state }: Pick<StaffReturn, 'moves' | 'resolution' | 'state'>) {
  const wanted = ({ refund: 'refund', exchange: 'replace', cancel: 'cancel' } as const)[resolution]
  if (state === 'new_request' && moves.includes('approve') && resolution !== 'cancel') return 'approve'
  if (moves.includes(wanted)) return wanted
  return NEXT.find((move) => moves.includes(move)) ?? null
}

/** The moves that are possible now, and the papers. */
export function ReturnActions({ found }: { found: StaffReturn }) {
  const t = useWords()
  const addressOf = useRouteAddress()
  const { id, moves } = found
  const papers = (['label', 'slip'] as const).flatMap((kind): RecordAction[] => {
    const file = addressOf('rma.admin.papers.show', { id, kind })
    return file ? [{ key: kind, label: t(`rma.admin_returns.${kind}`), file }] : []
  })
  const actions = moves.map((move): RecordAction => ({
    key: move,
    label: t(`rma.admin_returns.move_${move}`),
    isDangerous: move === 'refuse',
    dialog: (close) => <MoveDialog found={found} move={move} onClose={close} />,
  }))
  return <RecordActions actions={[...actions, ...papers]} next={nextMove(found)} />
}
