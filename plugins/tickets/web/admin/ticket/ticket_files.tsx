import { useRouteAddress } from '#web/admin/route_address'
import { AttachmentList, type ShownAttachment } from '#web/attachments/attachment_list'

interface TicketFilesProps {
  ticketId: number
  files: readonly ShownAttachment[]
}

/** The files of a ticket or of a note. */
export function TicketFiles({ ticketId, files }: TicketFilesProps) {
  const addressOf = useRouteAddress()
  const fileAddress = (file: ShownAttachment, isPreview: boolean) => {
    const address = addressOf('tickets.admin.attachments.show', { id: ticketId, file: file.id }) ?? ''
    return isPreview ? `${address}&preview=true` : address
  }
  return <AttachmentList files={files} addressOf={fileAddress} />
}
