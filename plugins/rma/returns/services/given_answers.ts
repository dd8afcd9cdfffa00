import { answerMissing, answerUnknown } from '#plugins/rma/errors'
import type { AskedQuestion } from '#plugins/rma/returns/queries/list_reasons'
import type { GivenAnswer } from '#plugins/rma/returns/tables'

/** The answers to the questions of the form, with what was asked. @throws answerMissing, answerUnknown */
export function givenAnswers(
  questions: readonly AskedQuestion[],
  given: ReadonlyMap<number, string>,
  areRequired: boolean
): GivenAnswer[] {
  return questions.flatMap(({ id, label: question, kind, choices, isRequired }) => {
    const answer = (given.get(id) ?? '').trim()
    const field = `answers.${id}`
    if (answer === '' && isRequired && areRequired) throw answerMissing({ question }, field)
    if (answer !== '' && kind === 'choice' && !choices.includes(answer)) throw answerUnknown({ question }, field)
    return answer === '' ? [] : [{ question, answer }]
  })
}
