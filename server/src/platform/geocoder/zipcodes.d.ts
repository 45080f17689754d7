declare module 'zipcodes' {
  type ZipCode = { latitude: number; longitude: number; city: string; state: string; country: string }
  const zipcodes: { codes: Record<string, ZipCode> }
  export = zipcodes
}
