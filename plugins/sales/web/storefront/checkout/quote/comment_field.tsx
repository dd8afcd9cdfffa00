import { FormTextArea } from '#web/form/fields'
import { useWords } from '#web/lib/i18n'

/** A comment for the request. */
export function CommentField() {
  const t = useWords()
  return <FormTextArea name="comment" hint={t('sales.checkout.comment_hint')} rows={5} maxLength={2000} isOptional />
}
