import { useField } from '#web/form/form_context'
import { useWords } from '#web/lib/i18n'

/** A comment for the request. */
export function CommentField() {
  const t = useWords()
  const { id, label, value, error } = useField('comment')
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label} <span className="font-normal text-muted">{t('form.optional')}</span>
      </label>
      <p id={`${id}-hint`} className="mb-1 text-sm text-muted">
        {t('sales.checkout.comment_hint')}
      </p>
      <textarea
        id={id}
        name="comment"
        rows={5}
        maxLength={2000}
        defaultValue={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
        className="w-full rounded-sm border border-ink/40 bg-surface px-3 py-2 hover:border-ink aria-[invalid]:border-negative"
      />
      {error && (
        <p id={`${id}-error`} className="mt-1 text-sm text-negative">
          {error}
        </p>
      )}
    </div>
  )
}
