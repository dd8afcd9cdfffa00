import { useState } from 'react'
import { FormCheck, FormRadios, FormSelect, FormText, FormTextArea, FieldGroup } from '#web/form/fields'
import { ShopForm } from '#web/form/shop_form'
import { useWords } from '#web/lib/i18n'
import { useLocalePath } from '#web/lib/shell'
import { buttonStyle } from '#web/ui/button'
import { Link } from '#web/ui/link'
import { AttachmentField } from '#web/attachments/attachment_field'
import { useAttachments } from '#web/attachments/use_attachments'
import { ReturnLines } from './return_lines'
import type { FormRefusal } from '#web/form/refusal'
import type { ReturnForm } from './return_data'

interface NewReturnProps {
  form: ReturnForm
  /** Key of the signed link; null for a customer in their account. */
  link: string | null
  /** Idempotency key of the page. */
  pageKey: string
  refusal: FormRefusal | undefined
}

const MOST_PICTURES = 6

/** Asks for a return: what, why, and what for. Without JavaScript it lacks only the pictures. */
export function NewReturn({ form, link, pageKey, refusal }: NewReturnProps) {
  const t = useWords()
  const toPath = useLocalePath()
  const { orderNumber, lines, resolutions } = form
  const [resolution, setResolution] = useState(refusal?.values.resolution ?? resolutions[0] ?? 'refund')
  return (
    <div className="max-w-3xl">
      <h1 className="mb-2 font-serif text-3xl">{t('rma.own.ask')}</h1>
      <p className="mb-6 text-muted">{t('rma.own.of_order', { number: orderNumber })}</p>
      {lines.length === 0 || resolutions.length === 0 ? (
        <>
          <p className="mb-4 text-lg">{t('rma.own.nothing')}</p>
          {link === null && (
            <Link to={toPath('/account/rma/create')} className={buttonStyle('quiet')}>
              {t('rma.own.other_order')}
            </Link>
          )}
        </>
      ) : (
        <Ask {...{ form, link, pageKey, refusal, resolution, setResolution }} />
      )}
    </div>
  )
}

interface AskProps extends NewReturnProps {
  resolution: string
  setResolution: (resolution: string) => void
}

function Ask({ form, link, pageKey, refusal, resolution, setResolution }: AskProps) {
  const t = useWords()
  const { orderNumber, questions, policy } = form
  const attachments = useAttachments({
    route: 'rma.files.store',
    params: { number: orderNumber },
    ...(link ? { query: { key: link } } : {}),
    most: MOST_PICTURES,
  })
  const asked = new Map(questions.map(({ id, label }) => [`answers.${id}`, label]))
  return (
    <ShopForm
      labelOf={(name) => asked.get(name) ?? t(`rma.own.field_${name.replace(/_\d+$/, '')}`)}
      values={{ resolution, packageCondition: 'open' }}
      refusal={refusal}
      submit={t('rma.own.submit')}
    >
      <input type="hidden" name="pageKey" value={pageKey} />
      <div onChange={(event) => readResolution(event.target, setResolution)}>
        <FormRadios
          name="resolution"
          options={form.resolutions.map((value) => ({ value, label: t(`rma.own.resolution_${value}`) }))}
        />
      </div>
      <ReturnLines form={form} resolution={resolution} typed={refusal?.values ?? {}} />
      <FormRadios
        name="packageCondition"
        options={['open', 'packed'].map((value) => ({ value, label: t(`rma.own.condition_${value}`) }))}
      />
      <FormTextArea name="information" hint={t('rma.own.information_hint')} rows={4} maxLength={5000} isOptional />
      {questions.length > 0 && (
        <FieldGroup title={t('rma.own.questions')}>
          {questions.map((question) => (
            <Question key={question.id} question={question} />
          ))}
        </FieldGroup>
      )}
      <AttachmentField
        attachments={attachments}
        label={t('rma.own.pictures')}
        hint={t('rma.own.pictures_hint', { most: MOST_PICTURES })}
        accept="image/*"
        name="pictures"
      />
      {policy && (
        <details className="rounded-sm border border-line bg-surface px-4 py-2">
          <summary className="inline-flex min-h-11 cursor-pointer items-center underline">
            {t('rma.own.policy')}
          </summary>
          <p className="pb-3 whitespace-pre-wrap">{policy}</p>
        </details>
      )}
      <FormCheck name="agrees" required>
        {t(policy ? 'rma.own.agree_policy' : 'rma.own.agree')}
      </FormCheck>
    </ShopForm>
  )
}

function Question({ question }: { question: ReturnForm['questions'][number] }) {
  const { id, kind, choices, isRequired } = question
  const name = `answers.${id}`
  if (kind === 'choice') {
    const options = choices.map((value) => ({ value, label: value }))
    return <FormSelect name={name} options={options} none="" isOptional={!isRequired} />
  }
  if (kind === 'long_text') return <FormTextArea name={name} rows={3} maxLength={2000} isOptional={!isRequired} />
  return <FormText name={name} maxLength={2000} isOptional={!isRequired} />
}

/** The radio that was ticked, for what the lines offer. */
function readResolution(target: EventTarget, set: (resolution: string) => void) {
  if (target instanceof HTMLInputElement && target.name === 'resolution') set(target.value)
}
