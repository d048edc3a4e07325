// Written by scripts/tide-station.ts out of @neaps/tide-database@0.10.20260924.
// Hart-Davis, M., Dettmering, D., Seitz, F. (2025): TICON-4, TIdal CONstants based on GESLA-4 sea-level records.
// SEANOE, https://doi.org/10.17882/109129. CC BY 4.0, https://creativecommons.org/licenses/by/4.0/
// Changed: rounded, amplitudes to a hundredth of a millimetre and phases to a hundredth of a degree.

/**
 * The tide gauge of Scarborough (ticon/scarborough-sca-gbr-cco), from levels measured 2012-01-01 to 2025-05-31.
 * Amplitudes in metres, phases in degrees after Greenwich. `meanLevel` and `highest` are the mean sea level and the
 * highest astronomical tide in metres above the lowest one (LAT, which is chart datum).
 */
export const gauge = {
  latitude: 54.28248,
  longitude: -0.39027,
  meanLevel: 3.275,
  highest: 6.271,
  constituents: [
    { name: 'M2', amplitude: 1.7035, phase: 113.26 },
    { name: 'N2', amplitude: 0.33171, phase: 89.37 },
    { name: 'S2', amplitude: 0.57442, phase: 156.59 },
    { name: 'K2', amplitude: 0.16489, phase: 154.78 },
    { name: '2N2', amplitude: 0.04431, phase: 64.4 },
    { name: 'S1', amplitude: 0.01051, phase: 182.82 },
    { name: 'K1', amplitude: 0.13114, phase: 256.73 },
    { name: 'P1', amplitude: 0.04017, phase: 244.78 },
    { name: 'O1', amplitude: 0.14563, phase: 93.58 },
    { name: 'Q1', amplitude: 0.05045, phase: 41.55 },
    { name: 'M1', amplitude: 0.00235, phase: 220.54 },
    { name: 'M4', amplitude: 0.03277, phase: 93.09 },
    { name: 'MM', amplitude: 0.01162, phase: 197.7 },
    { name: 'MF', amplitude: 0.01614, phase: 190.99 },
    { name: 'SA', amplitude: 0.08548, phase: 219.49 },
    { name: 'SSA', amplitude: 0.01712, phase: 129.4 },
    { name: 'T2', amplitude: 0.02869, phase: 148.94 },
    { name: 'J1', amplitude: 0.00697, phase: 334.61 },
    { name: 'L2', amplitude: 0.06287, phase: 130.05 },
    { name: 'R2', amplitude: 0.00773, phase: 187.23 },
    { name: '2Q1', amplitude: 0.00794, phase: 348.6 },
    { name: 'MSF', amplitude: 0.00555, phase: 220.67 },
    { name: 'MSQM', amplitude: 0.00204, phase: 44.46 },
    { name: 'EP2', amplitude: 0.00087, phase: 112.14 },
    { name: 'M3', amplitude: 0.01348, phase: 103.32 },
    { name: 'MU2', amplitude: 0.01534, phase: 76.67 },
    { name: 'MTM', amplitude: 0.00483, phase: 213.79 },
    { name: 'NU2', amplitude: 0.06816, phase: 92.44 },
    { name: 'LAMBDA2', amplitude: 0.0258, phase: 119.78 },
    { name: 'MN4', amplitude: 0.01425, phase: 82.81 },
    { name: 'MS4', amplitude: 0.03293, phase: 125.31 },
    { name: 'MKS2', amplitude: 0.00309, phase: 256.01 },
    { name: 'N4', amplitude: 0.00368, phase: 61.61 },
    { name: 'M6', amplitude: 0.00765, phase: 316.15 },
    { name: 'M8', amplitude: 0.00753, phase: 78.5 },
    { name: 'S4', amplitude: 0.00661, phase: 198.8 },
    { name: 'OO1', amplitude: 0.00588, phase: 65.01 },
    { name: 'S3', amplitude: 0.00143, phase: 348.06 },
    { name: 'MA2', amplitude: 0.01241, phase: 24.93 },
    { name: 'MB2', amplitude: 0.01214, phase: 256.47 },
    { name: 'T3', amplitude: 0.00091, phase: 174.94 },
    { name: 'R3', amplitude: 0.00481, phase: 264.79 },
    { name: 'RHO1', amplitude: 0.00898, phase: 41.51 },
    { name: 'SGM', amplitude: 0.00611, phase: 173.29 },
    { name: '3L2', amplitude: 0.00983, phase: 252.38 },
    { name: '3N2', amplitude: 0.00523, phase: 198.47 },
    { name: '2SM2', amplitude: 0.01309, phase: 7.91 },
    { name: '2MS6', amplitude: 0.00848, phase: 23.91 },
    { name: '2MK5', amplitude: 0.0041, phase: 226.56 },
    { name: '2MO5', amplitude: 0.00386, phase: 225.79 },
  ],
} as const;
