import { FormTextArea } from '#web/form/fields'
import { ShopForm } from '#web/form/shop_form'
import type { FormRefusal } from '#web/form/refusal'
import { useWords } from '#web/lib/i18n'
import { AttachmentField } from '#web/attachments/attachment_field'
import { useAttachments } from '#web/attachments/use_attachments'
import { ACCEPTED, MOST_FILES } from './files'

/** A message on a request. It works without JavaScript, but for files. */
export function ReplyForm({ refusal }: { refusal: FormRefusal | undefined }) {
  const t = useWords()
  const files = useAttachments({ route: 'tickets.own_attachments.store', most: MOST_FILES })
  return (
    <ShopForm
      labelOf={(name) => t(`tickets.account.fields.${name}`)}
      values={{}}
      refusal={refusal}
      incomplete={t('tickets.account.incomplete')}
      submit={t('tickets.account.reply')}
    >
      <FormTextArea name="text" rows={5} required maxLength={10_000} />
      <AttachmentField
        attachments={files}
        label={t('tickets.account.files')}
        hint={t('tickets.account.files_hint')}
        accept={ACCEPTED}
        name="attachments"
      />
    </ShopForm>
  )
}
