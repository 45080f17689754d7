import { describe, expect, it } from 'vitest'
import { centsIn } from './dollars.ts'

describe('dollars that a person types', () => {
  it('become cents', () => {
    expect(['209', ' $1,209.50 ', '0.1', '19.99'].map(centsIn)).toEqual([20_900, 120_950, 10, 1999])
  })

  it('are nothing else', () => {
    for (const text of ['', 'free', '-5', '1.234', '1e5', '12345678901']) expect(centsIn(text)).toBeNaN()
  })
})
