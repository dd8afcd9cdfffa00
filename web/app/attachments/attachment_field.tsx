import { useEffect, useId, useRef, type RefObject } from 'react'
import { formatFileSize } from '#web/lib/formats'
import { useLocale, useWords } from '#web/lib/i18n'
import { buttonStyle } from '#web/ui/button'
import type { ChosenFile, UsedAttachments } from './use_attachments'

interface AttachmentFieldProps {
  attachments: UsedAttachments
  label: string
  hint?: string
  /** MIME types or extensions for the browser's choice: `image/*,.pdf`. */
  accept: string
  /** Name of the hidden fields with the keys, for a form. Absent: the caller sends `attachments.keys`. */
  name?: string
}

/**
 * Chooses files for a message and sends them at once, so that a slow line is not felt when the message is sent. Without
 * JavaScript it is not shown.
 */
export function AttachmentField({ attachments, label, hint, accept, name }: AttachmentFieldProps) {
  const t = useWords()
  const id = useId()
  const { files, keys, isSending, most, tooMany, add, remove } = attachments
  const frame = useRef<HTMLDivElement>(null)
  const isRefused = files.some(({ problem }) => problem !== null)
  useHeldSubmit(frame, { isSending, isRefused })
  return (
    <div ref={frame} className="noscript:hidden">
      <p className="mb-1 font-semibold" id={`${id}-label`}>
        {label}
      </p>
      {hint && <p className="mb-2 text-sm text-muted">{hint}</p>}
      {files.length > 0 && (
        <ul className="mb-3 grid gap-2" aria-labelledby={`${id}-label`}>
          {files.map((file) => (
            <FileRow key={file.id} file={file} onRemove={() => remove(file.id)} />
          ))}
        </ul>
      )}
      <label className={`${buttonStyle('quiet')} cursor-pointer focus-within:outline-2 focus-within:outline-offset-2`}>
        {t('attachments.choose')}
        <input
          type="file"
          className="sr-only"
          multiple={most > 1}
          accept={accept}
          aria-describedby={tooMany ? `${id}-problem` : undefined}
          onChange={({ currentTarget }) => {
            add(Array.from(currentTarget.files ?? []))
            currentTarget.value = ''
          }}
        />
      </label>
      <p role="alert" id={`${id}-problem`} className="text-sm text-negative">
        {tooMany && t('attachments.too_many', { most })}
      </p>
      {name && keys.map((key) => <input key={key} type="hidden" name={name} value={key} />)}
    </div>
  )
}

function FileRow({ file, onRemove }: { file: ChosenFile; onRemove: () => void }) {
  const t = useWords()
  const locale = useLocale()
  const { name, bytes, preview, share, key, problem } = file
  const percent = Math.round(share * 100)
  const sent = key === null ? t('attachments.sending', { percent }) : formatFileSize(locale, bytes)
  return (
    <li className="flex items-center gap-3">
      {preview && problem === null && (
        <img src={preview} alt="" className="size-14 flex-none rounded-sm object-cover" />
      )}
      <span className="min-w-0 flex-auto">
        <span className="block truncate">{name}</span>
        <span className={`block text-sm ${problem === null ? 'text-muted' : 'text-negative'}`} role="status">
          {problem ?? sent}
        </span>
      </span>
      <button
        type="button"
        className="min-h-11 px-2 underline underline-offset-4"
        aria-label={t('attachments.remove_one', { name })}
        onClick={onRemove}
      >
        {t('attachments.remove')}
      </button>
    </li>
  )
}

/**
 * A form that is sent while files are on their way waits for them: they would be lost. When one is refused, the form stays and
 * says so.
 */
function useHeldSubmit(
  frame: RefObject<HTMLElement | null>,
  { isSending, isRefused }: { isSending: boolean; isRefused: boolean }
) {
  const held = useRef<HTMLElement | null | undefined>(undefined)
  useEffect(() => {
    const form = frame.current?.closest('form')
    if (!form) return undefined
    if (!isSending && held.current !== undefined) {
      if (!isRefused) form.requestSubmit(held.current)
      held.current = undefined
    }
    if (!isSending) return undefined
    const hold = (event: SubmitEvent) => {
      event.preventDefault()
      event.stopPropagation()
      held.current = event.submitter
    }
    form.addEventListener('submit', hold, { capture: true })
    return () => form.removeEventListener('submit', hold, { capture: true })
  }, [frame, isSending, isRefused])
}
