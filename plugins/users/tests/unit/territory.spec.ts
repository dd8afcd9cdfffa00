import { test } from '@japa/runner'
import { territoryOf } from '#plugins/users/services/territory'

const PLACES: [country: string, postcode: string, told: string | null][] = [
  ['FR', '75011', 'mainland FR 75'],
  ['FR', '01000', 'mainland FR 01'],
  ['FR', '00100', 'mainland FR –'],
  ['FR', '20000', 'corsica FR 2A'],
  ['FR', ' 20 100 ', 'corsica FR 2A'],
  ['FR', '20200', 'corsica FR 2B'],
  ['FR', '20600', 'corsica FR 2B'],
  ['FR', '20999', 'corsica FR 2B'],
  ['FR', '21000', 'mainland FR 21'],
  ['FR', '97110', 'overseas GP –'],
  ['FR', '97133', 'overseas BL –'],
  ['FR', '97150', 'overseas MF –'],
  ['FR', '97200', 'overseas MQ –'],
  ['GF', '97300', 'overseas GF –'],
  ['FR', '97400', 'overseas RE –'],
  ['FR', '97500', 'overseas PM –'],
  ['FR', '97600', 'overseas YT –'],
  ['FR', '98600', 'overseas WF –'],
  ['FR', '98714', 'overseas PF –'],
  ['FR', '98800', 'overseas NC –'],
  ['FR', '98000', 'monaco MC –'],
  ['DE', '20095', 'abroad DE –'],
  ['FR', '2A004', null],
  ['FR', '', null],
]

test.group('A territory', () => {
  for (const [country, postcode, told] of PLACES) {
    test(`of ${country} ${postcode} is ${told ?? 'none'}`, ({ assert }) => {
      const found = territoryOf({ country, postcode })
      assert.equal(found && `${found.kind} ${found.country} ${found.department ?? '–'}`, told)
    })
  }
})
