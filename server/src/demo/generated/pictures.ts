export const PICTURES = {
  "mansion": [
    {
      "name": "mansion-1",
      "alt": "Paneled drawing room with green velvet sofas, marble fireplace, chandelier and sunlit French windows",
      "width": 1600,
      "height": 1067,
      "color": "#957e60"
    },
    {
      "name": "mansion-2",
      "alt": "View from the hearth across the rug to a grand piano, bookcases and tall curtained windows",
      "width": 1600,
      "height": 1067,
      "color": "#8c7a5e"
    },
    {
      "name": "mansion-3",
      "alt": "Symmetrical view of two green sofas facing each other in front of the fireplace and gilt mirror",
      "width": 1600,
      "height": 1067,
      "color": "#8b8271"
    },
    {
      "name": "mansion-4",
      "alt": "Grand piano beside sheer-curtained French windows with boucle armchairs in the foreground",
      "width": 1600,
      "height": 1067,
      "color": "#8c8270"
    },
    {
      "name": "mansion-5",
      "alt": "The fireplace lit in the evening with table lamps glowing either side",
      "width": 1600,
      "height": 1067,
      "color": "#82745f"
    }
  ],
  "mansion-exterior": [
    {
      "name": "mansion-exterior-1",
      "alt": "Limestone country house with portico and fountain at golden hour",
      "width": 1600,
      "height": 1067,
      "color": "#8d8579"
    },
    {
      "name": "mansion-exterior-2",
      "alt": "The house seen from the edge of the gravel circle with topiary and stone bench",
      "width": 1600,
      "height": 1067,
      "color": "#8b8377"
    },
    {
      "name": "mansion-exterior-3",
      "alt": "Portico columns and tall windows in raking evening sun, long shadows on the gravel",
      "width": 1600,
      "height": 1067,
      "color": "#918677"
    },
    {
      "name": "mansion-exterior-4",
      "alt": "The house at dusk with lanterns lit in the portico and warm windows",
      "width": 1600,
      "height": 1067,
      "color": "#746b70"
    },
    {
      "name": "mansion-exterior-5",
      "alt": "Close view of the portico steps, balustrade and clipped topiary",
      "width": 1600,
      "height": 1067,
      "color": "#8e8273"
    },
    {
      "name": "mansion-exterior-6",
      "alt": "The house on a clear morning, seen across the clipped hedges and topiary",
      "width": 1600,
      "height": 1067,
      "color": "#87887f"
    },
    {
      "name": "mansion-exterior-7",
      "alt": "Stone fountain on the gravel circle with the portico behind on a clear day",
      "width": 1600,
      "height": 1067,
      "color": "#8b867c"
    },
    {
      "name": "mansion-exterior-8",
      "alt": "Portico columns and front steps at dusk with lanterns and windows lit",
      "width": 1600,
      "height": 1067,
      "color": "#7b6a64"
    }
  ],
  "modern": [
    {
      "name": "modern-1",
      "alt": "Glass-walled living room with walnut ceiling, concrete fireplace wall and low cream sofa in warm light",
      "width": 1600,
      "height": 1067,
      "color": "#968067"
    },
    {
      "name": "modern-2",
      "alt": "Living room seen from the window: long sofa, walnut drum table and artwork on a walnut wall",
      "width": 1600,
      "height": 1067,
      "color": "#8d8173"
    },
    {
      "name": "modern-3",
      "alt": "Evening view of the linear fire in the concrete wall with arc lamp and garden beyond",
      "width": 1600,
      "height": 1067,
      "color": "#836851"
    },
    {
      "name": "modern-4",
      "alt": "Walnut dining table with wishbone-style chairs beside floor-to-ceiling glass and trees",
      "width": 1600,
      "height": 1067,
      "color": "#848174"
    },
    {
      "name": "modern-5",
      "alt": "Leather lounge chair and ottoman in low sun with the dining area behind",
      "width": 1600,
      "height": 1067,
      "color": "#95806a"
    }
  ],
  "modern-kitchen": [
    {
      "name": "modern-kitchen-1",
      "alt": "Kitchen with waterfall marble island, tan stools, green cabinets and brass pendants",
      "width": 1600,
      "height": 1067,
      "color": "#928776"
    },
    {
      "name": "modern-kitchen-2",
      "alt": "Straight-on view across the marble island to the garden window",
      "width": 1600,
      "height": 1067,
      "color": "#8e8679"
    },
    {
      "name": "modern-kitchen-3",
      "alt": "Island in the foreground with the dining table, framed prints and sideboard beyond in evening light",
      "width": 1600,
      "height": 1067,
      "color": "#917c63"
    },
    {
      "name": "modern-kitchen-4",
      "alt": "Green drawers, pale tiles and open oak shelves along the cooking wall",
      "width": 1600,
      "height": 1067,
      "color": "#877f70"
    },
    {
      "name": "modern-kitchen-5",
      "alt": "Oak dining table laid for four with olive branches, candlesticks and low sun",
      "width": 1600,
      "height": 1067,
      "color": "#917e63"
    }
  ],
  "dorm-room": [
    {
      "name": "dorm-room-1",
      "alt": "Student room with loft bed, desk, fairy lights and a bean bag by the window",
      "width": 1600,
      "height": 1067,
      "color": "#948067"
    },
    {
      "name": "dorm-room-2",
      "alt": "Loft bed over a desk against a green wall with fairy lights on, early evening",
      "width": 1600,
      "height": 1067,
      "color": "#866e50"
    },
    {
      "name": "dorm-room-3",
      "alt": "Posters and fairy lights above a birch dresser, seen past the desk",
      "width": 1600,
      "height": 1067,
      "color": "#886a4b"
    },
    {
      "name": "dorm-room-4",
      "alt": "Desk under the bunk with laptop, mug and pinned photos in low sun",
      "width": 1600,
      "height": 1067,
      "color": "#957f64"
    },
    {
      "name": "dorm-room-5",
      "alt": "View back to the door and wardrobe with the round rug and desk chair",
      "width": 1600,
      "height": 1067,
      "color": "#8e7d6a"
    }
  ],
  "loft": [
    {
      "name": "loft-1",
      "alt": "Brick loft with arched steel windows, linen sofa, leather armchair and bookshelves in late sun",
      "width": 1600,
      "height": 1067,
      "color": "#907762"
    },
    {
      "name": "loft-2",
      "alt": "The loft from the bookshelf end: sofa, armchair and iron columns with sun across the floor",
      "width": 1600,
      "height": 1067,
      "color": "#927762"
    },
    {
      "name": "loft-3",
      "alt": "Sofa and coffee table framed by two arched factory windows with trees outside",
      "width": 1600,
      "height": 1067,
      "color": "#827c73"
    },
    {
      "name": "loft-4",
      "alt": "Long wooden work table under black pendant lamps beside a steel window",
      "width": 1600,
      "height": 1067,
      "color": "#817d74"
    },
    {
      "name": "loft-5",
      "alt": "Detail of the sofa, cushions and coffee table with morning cups",
      "width": 1600,
      "height": 1067,
      "color": "#8d7660"
    }
  ],
  "photo-studio": [
    {
      "name": "photo-studio-1",
      "alt": "Warehouse studio with white cyclorama, softboxes, director chairs and sun on the concrete floor",
      "width": 1600,
      "height": 1067,
      "color": "#918d85"
    },
    {
      "name": "photo-studio-2",
      "alt": "View from the cove to the windows: makeup mirror, clothes rail and lounge under steel trusses",
      "width": 1600,
      "height": 1067,
      "color": "#8f8171"
    },
    {
      "name": "photo-studio-3",
      "alt": "Camera on tripod facing a still-life set on the white cyclorama",
      "width": 1600,
      "height": 1067,
      "color": "#949089"
    },
    {
      "name": "photo-studio-4",
      "alt": "Camera and softbox beside a yellow armchair in warm window light on the cove",
      "width": 1600,
      "height": 1067,
      "color": "#988a77"
    },
    {
      "name": "photo-studio-5",
      "alt": "Terracotta paper backdrop with armchair, palm and softbox",
      "width": 1600,
      "height": 1067,
      "color": "#8f8176"
    }
  ],
  "pool": [
    {
      "name": "pool-1",
      "alt": "Villa pool on a sunny day with loungers, umbrellas and pale stone paving",
      "width": 1600,
      "height": 1067,
      "color": "#8f8e8c"
    },
    {
      "name": "pool-2",
      "alt": "The pool at dusk with the villa lit from inside and a pink sky",
      "width": 1600,
      "height": 1067,
      "color": "#766a6b"
    },
    {
      "name": "pool-3",
      "alt": "White loungers and a umbrella beside bright rippled pool water",
      "width": 1600,
      "height": 1067,
      "color": "#8b8c89"
    },
    {
      "name": "pool-4",
      "alt": "Straight view across the pool to loungers and the glazed villa in golden light",
      "width": 1600,
      "height": 1067,
      "color": "#8c847b"
    },
    {
      "name": "pool-5",
      "alt": "Loungers and lantern beside the pool at blue hour",
      "width": 1600,
      "height": 1067,
      "color": "#746a6c"
    }
  ],
  "jacuzzi": [
    {
      "name": "jacuzzi-1",
      "alt": "Steaming hot tub in a timber deck at dusk with string lights and pines behind",
      "width": 1600,
      "height": 1067,
      "color": "#716265"
    },
    {
      "name": "jacuzzi-2",
      "alt": "Wide view of the deck spa with cedar screen, lanterns and loungers",
      "width": 1600,
      "height": 1067,
      "color": "#776567"
    },
    {
      "name": "jacuzzi-3",
      "alt": "Close view over turquoise spa water with folded towels and armchairs",
      "width": 1600,
      "height": 1067,
      "color": "#6f6361"
    },
    {
      "name": "jacuzzi-4",
      "alt": "Hot tub with wine glasses, mountain silhouettes and a pink evening sky",
      "width": 1600,
      "height": 1067,
      "color": "#6f676c"
    },
    {
      "name": "jacuzzi-5",
      "alt": "The deck from the corner: boucle chairs, lanterns and the lit spa at blue hour",
      "width": 1600,
      "height": 1067,
      "color": "#736168"
    }
  ],
  "outdoors": [
    {
      "name": "outdoors-1",
      "alt": "Rooftop terrace with pergola, planters and string lights at dusk",
      "width": 1600,
      "height": 1067,
      "color": "#826c66"
    },
    {
      "name": "outdoors-2",
      "alt": "Long dining table and pergola lounge with the skyline at sunset",
      "width": 1600,
      "height": 1067,
      "color": "#806b67"
    },
    {
      "name": "outdoors-3",
      "alt": "Rooftop lounge with fire table under a pergola, city lights behind at blue hour",
      "width": 1600,
      "height": 1067,
      "color": "#796362"
    },
    {
      "name": "outdoors-4",
      "alt": "Dining table on the terrace in late sun with skyline and festoon lights",
      "width": 1600,
      "height": 1067,
      "color": "#908072"
    },
    {
      "name": "outdoors-5",
      "alt": "Table laid for six beside the brick stair house in golden light",
      "width": 1600,
      "height": 1067,
      "color": "#978271"
    },
    {
      "name": "outdoors-6",
      "alt": "Pergola lounge in clear daylight with gray sofa, fire table and the skyline behind",
      "width": 1600,
      "height": 1067,
      "color": "#8d8887"
    },
    {
      "name": "outdoors-7",
      "alt": "View from the pergola across the fire table to the dining table and brick stair house",
      "width": 1600,
      "height": 1067,
      "color": "#9a8069"
    },
    {
      "name": "outdoors-8",
      "alt": "Two cushioned loungers and an olive tree by the parapet in hazy evening light",
      "width": 1600,
      "height": 1067,
      "color": "#938276"
    }
  ],
  "nature": [
    {
      "name": "nature-1",
      "alt": "Timber cabin in a flowering meadow with red canoe, fire ring and autumn birches",
      "width": 1600,
      "height": 1067,
      "color": "#948760"
    },
    {
      "name": "nature-2",
      "alt": "Meadow flowers, fire ring and lake seen past the corner of the cabin, mountains behind",
      "width": 1600,
      "height": 1067,
      "color": "#8f8567"
    },
    {
      "name": "nature-3",
      "alt": "Cabin porch with lit windows at dusk",
      "width": 1600,
      "height": 1067,
      "color": "#7b6b5d"
    },
    {
      "name": "nature-4",
      "alt": "Wooden dock with two chairs on a still lake under forested mountains",
      "width": 1600,
      "height": 1067,
      "color": "#8e8979"
    },
    {
      "name": "nature-5",
      "alt": "Cabin and lakeshore in morning light with snow on the peaks",
      "width": 1600,
      "height": 1067,
      "color": "#848877"
    },
    {
      "name": "nature-6",
      "alt": "Misty early morning at the cabin with lit porch, fire ring and red canoe, seen from the dock",
      "width": 1600,
      "height": 1067,
      "color": "#8b887c"
    },
    {
      "name": "nature-7",
      "alt": "Dock with two chairs and a beached red canoe under steep mountains at midday",
      "width": 1600,
      "height": 1067,
      "color": "#838782"
    }
  ],
  "retro-lounge": [
    {
      "name": "retro-lounge-1",
      "alt": "Mid-century lounge with teak paneling, mustard sofa, starburst lamp and sun on a wool rug",
      "width": 1600,
      "height": 1067,
      "color": "#9b7d5f"
    },
    {
      "name": "retro-lounge-2",
      "alt": "Mustard sofa by the picture window with wall shelves and lounge chair",
      "width": 1600,
      "height": 1067,
      "color": "#907d66"
    },
    {
      "name": "retro-lounge-3",
      "alt": "Sofa and side lamp in front of the garden window in low sun",
      "width": 1600,
      "height": 1067,
      "color": "#947f68"
    },
    {
      "name": "retro-lounge-4",
      "alt": "Teak sideboard with record player and abstract art on the paneled wall",
      "width": 1600,
      "height": 1067,
      "color": "#9a7c60"
    },
    {
      "name": "retro-lounge-5",
      "alt": "Leather lounge chair and ottoman below wall shelves in the evening",
      "width": 1600,
      "height": 1067,
      "color": "#8c6a4a"
    }
  ],
  "warehouse": [
    {
      "name": "warehouse-1",
      "alt": "Industrial hall with saw-tooth roof windows, steel columns and hard sun across the concrete floor",
      "width": 1600,
      "height": 1067,
      "color": "#888581"
    },
    {
      "name": "warehouse-2",
      "alt": "The hall from the lounge corner in warm afternoon light: leather sofa, green armchair and timber roof",
      "width": 1600,
      "height": 1067,
      "color": "#917f6a"
    },
    {
      "name": "warehouse-3",
      "alt": "Symmetrical view down the warehouse under the clerestory glass on an overcast day",
      "width": 1600,
      "height": 1067,
      "color": "#8b8b8a"
    },
    {
      "name": "warehouse-4",
      "alt": "Half-open roll-up door with a camera on a tripod, a softbox and a tan leather armchair",
      "width": 1600,
      "height": 1067,
      "color": "#897e75"
    },
    {
      "name": "warehouse-5",
      "alt": "Leather sofa, pallet table and patterned rug below a tall factory window",
      "width": 1600,
      "height": 1067,
      "color": "#89857d"
    },
    {
      "name": "warehouse-6",
      "alt": "The warehouse in the evening with dome pendants lit over the concrete floor",
      "width": 1600,
      "height": 1067,
      "color": "#856f5a"
    }
  ],
  "greenhouse": [
    {
      "name": "greenhouse-1",
      "alt": "Victorian-style conservatory with palms, olive trees and a long table on a green checkerboard floor",
      "width": 1600,
      "height": 1067,
      "color": "#81867c"
    },
    {
      "name": "greenhouse-2",
      "alt": "Dining table with flowers and candlesticks among palms in low golden sun",
      "width": 1600,
      "height": 1067,
      "color": "#8e816a"
    },
    {
      "name": "greenhouse-3",
      "alt": "The conservatory from the far door on a bright overcast day, hanging ferns and planted beds on both sides",
      "width": 1600,
      "height": 1067,
      "color": "#82897f"
    },
    {
      "name": "greenhouse-4",
      "alt": "Close view of the table setting with candlesticks, linen runner and fresh flowers",
      "width": 1600,
      "height": 1067,
      "color": "#928167"
    },
    {
      "name": "greenhouse-5",
      "alt": "Marble café table and white iron chairs beside the glass doors and garden",
      "width": 1600,
      "height": 1067,
      "color": "#7e857a"
    },
    {
      "name": "greenhouse-6",
      "alt": "The conservatory at dusk with string lights and globe lamps glowing overhead",
      "width": 1600,
      "height": 1067,
      "color": "#807565"
    }
  ],
  "brownstone-bedroom": [
    {
      "name": "brownstone-bedroom-1",
      "alt": "Bright bedroom with bay window, linen bed, rust throw and morning sun on oak floors",
      "width": 1600,
      "height": 1067,
      "color": "#a4937f"
    },
    {
      "name": "brownstone-bedroom-2",
      "alt": "Three-sided bay window with a boucle armchair, radiator and street trees outside",
      "width": 1600,
      "height": 1067,
      "color": "#a29686"
    },
    {
      "name": "brownstone-bedroom-3",
      "alt": "View from the bay toward the marble fireplace, gilt mirror and green armchair in late sun",
      "width": 1600,
      "height": 1067,
      "color": "#a88e72"
    },
    {
      "name": "brownstone-bedroom-4",
      "alt": "Straight-on view of the linen bed with oak bench, bedside lamps and framed print",
      "width": 1600,
      "height": 1067,
      "color": "#a4927d"
    },
    {
      "name": "brownstone-bedroom-5",
      "alt": "Marble fireplace lit in the evening with candlesticks and olive branches on the mantel",
      "width": 1600,
      "height": 1067,
      "color": "#9c8166"
    },
    {
      "name": "brownstone-bedroom-6",
      "alt": "Boucle armchair and side table in the bay window beside a cast-iron radiator",
      "width": 1600,
      "height": 1067,
      "color": "#a18e7a"
    }
  ],
  "diner": [
    {
      "name": "diner-1",
      "alt": "Retro diner with red booths, chrome stools, mint tile and a black-and-white checkerboard floor",
      "width": 1600,
      "height": 1067,
      "color": "#978e86"
    },
    {
      "name": "diner-2",
      "alt": "View down the counter from the jukebox end in warm late light",
      "width": 1600,
      "height": 1067,
      "color": "#9c8877"
    },
    {
      "name": "diner-3",
      "alt": "Row of red vinyl booths beside the front windows with palm trees outside",
      "width": 1600,
      "height": 1067,
      "color": "#978f8a"
    },
    {
      "name": "diner-4",
      "alt": "Counter with striped front, chrome stools, cake stands and the kitchen pass-through",
      "width": 1600,
      "height": 1067,
      "color": "#998e85"
    },
    {
      "name": "diner-5",
      "alt": "Red vinyl booth with a coffee and milkshake on the table in golden light",
      "width": 1600,
      "height": 1067,
      "color": "#9c897a"
    },
    {
      "name": "diner-6",
      "alt": "The diner at night with neon coves, globe lamps and a glowing jukebox",
      "width": 1600,
      "height": 1067,
      "color": "#907970"
    }
  ],
  "podcast-room": [
    {
      "name": "podcast-room-1",
      "alt": "Podcast room with round table, four microphones, tan chairs and a lit walnut slat wall",
      "width": 1600,
      "height": 1067,
      "color": "#8f7758"
    },
    {
      "name": "podcast-room-2",
      "alt": "The table and boom microphones in daylight with a lit bookcase behind",
      "width": 1600,
      "height": 1067,
      "color": "#8f816b"
    },
    {
      "name": "podcast-room-3",
      "alt": "Colored acoustic panels, slat wall and round table in warm window light",
      "width": 1600,
      "height": 1067,
      "color": "#917d66"
    },
    {
      "name": "podcast-room-4",
      "alt": "Straight-on view across the table to the walnut slat wall and table lamp",
      "width": 1600,
      "height": 1067,
      "color": "#8f785e"
    },
    {
      "name": "podcast-room-5",
      "alt": "Close view of a microphone, headphones and mixer on the walnut table",
      "width": 1600,
      "height": 1067,
      "color": "#907a65"
    },
    {
      "name": "podcast-room-6",
      "alt": "Lit bookcase, tan leather chair and round table with microphones",
      "width": 1600,
      "height": 1067,
      "color": "#8a806e"
    }
  ],
  "marble-bathroom": [
    {
      "name": "marble-bathroom-1",
      "alt": "Freestanding tub below a tall arched window with marble wainscot and checkerboard floor",
      "width": 1600,
      "height": 1067,
      "color": "#98978b"
    },
    {
      "name": "marble-bathroom-2",
      "alt": "Oak double vanity with brass mirrors and sconces across the checkerboard marble floor",
      "width": 1600,
      "height": 1067,
      "color": "#98958b"
    },
    {
      "name": "marble-bathroom-3",
      "alt": "Walk-in glass shower with handmade-look tile, radiator and brass fittings in late sun",
      "width": 1600,
      "height": 1067,
      "color": "#a09079"
    },
    {
      "name": "marble-bathroom-4",
      "alt": "The tub with an oak tray, candle and folded towels beside two garden windows",
      "width": 1600,
      "height": 1067,
      "color": "#9c8f7a"
    },
    {
      "name": "marble-bathroom-5",
      "alt": "Double vanity with marble top, vessel sinks and brass faucets",
      "width": 1600,
      "height": 1067,
      "color": "#968f83"
    },
    {
      "name": "marble-bathroom-6",
      "alt": "The tub and arched window in evening lamplight with plants on both sides",
      "width": 1600,
      "height": 1067,
      "color": "#8a7b68"
    }
  ],
  "farmhouse-barn": [
    {
      "name": "farmhouse-barn-1",
      "alt": "Timber barn with light falling between the boards, hay bales and a long table toward open doors",
      "width": 1600,
      "height": 1067,
      "color": "#98765c"
    },
    {
      "name": "farmhouse-barn-2",
      "alt": "The barn from the big doors: trusses, hay loft and blades of sun across the plank floor",
      "width": 1600,
      "height": 1067,
      "color": "#9b7d65"
    },
    {
      "name": "farmhouse-barn-3",
      "alt": "Long farm table and benches with low sun coming through the open barn doors",
      "width": 1600,
      "height": 1067,
      "color": "#99775b"
    },
    {
      "name": "farmhouse-barn-4",
      "alt": "Stacked hay bales and striped light on the floorboards",
      "width": 1600,
      "height": 1067,
      "color": "#9d7b5c"
    },
    {
      "name": "farmhouse-barn-5",
      "alt": "Farm table set with linen, lanterns and wildflowers below the hay loft",
      "width": 1600,
      "height": 1067,
      "color": "#9c7c60"
    },
    {
      "name": "farmhouse-barn-6",
      "alt": "The barn in the evening with festoon lights and lanterns lit",
      "width": 1600,
      "height": 1067,
      "color": "#956741"
    }
  ],
  "library-office": [
    {
      "name": "library-office-1",
      "alt": "Oak-lined library with rolling ladder, partner desk, leather desk chair and patterned rug",
      "width": 1600,
      "height": 1067,
      "color": "#8e7763"
    },
    {
      "name": "library-office-2",
      "alt": "Leather armchairs and the desk in front of tall windows with low sun across the rug",
      "width": 1600,
      "height": 1067,
      "color": "#967961"
    },
    {
      "name": "library-office-3",
      "alt": "The desk and leather chairs facing the black marble fireplace and garden windows",
      "width": 1600,
      "height": 1067,
      "color": "#877667"
    },
    {
      "name": "library-office-4",
      "alt": "Partner desk with a green lamp and leather chair in front of full bookcases",
      "width": 1600,
      "height": 1067,
      "color": "#916f52"
    },
    {
      "name": "library-office-5",
      "alt": "Black marble fireplace lit in the evening between bookcases and leather armchairs",
      "width": 1600,
      "height": 1067,
      "color": "#936f53"
    },
    {
      "name": "library-office-6",
      "alt": "Rolling ladder against full oak bookcases in warm light",
      "width": 1600,
      "height": 1067,
      "color": "#967254"
    }
  ]
} as const
